import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addPasswordLink,
  changeEmail,
  confirmEmail,
  deleteAccount,
  getAccount,
  setEmail,
} from "#contract/calls/account.ts";
import { getUserInfo } from "#contract/calls/user.ts";
import { paceOf } from "#server/commands/pace.ts";
import { LETTERS_AN_HOUR } from "#server/people/account/change-email.ts";
import { CONFIRM_LIFE } from "#server/people/account/make-link.ts";
import {
  callFromOwnAddresses,
  from,
  type LetterServer,
  openLetterServer,
} from "./make/letter-server.ts";
import { addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { openTestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";
import { tableOf } from "#server/tables/registry.ts";

let its: LetterServer;

beforeAll(async () => {
  its = await openLetterServer();
});
afterAll(async () => its.close());
callFromOwnAddresses();

describe("changing the address", () => {
  const emailOf = async ({ userId }: Someone) =>
    (await tableOf("account").get(its.server.parts.database, userId))?.email;

  test("the new one counts once its link was opened, and the old one is told", async () => {
    const me = await its.somebody();
    const email = `new.${me.email}`;
    const body = { email, password: PASSWORD };
    expect((await its.server.call(changeEmail, body, me.token, from("zh"))).code).toBe(200);
    expect(await emailOf(me)).toBe(me.email);
    expect((await its.server.call(getAccount, {}, me.token)).data).toMatchObject({
      email: me.email,
      newEmail: email,
      mail: true,
    });
    const link = await its.linkTo(email);
    expect((await its.lettersTo(email))[0]?.subject).toBe("Acme Build：确认您的邮箱");
    expect(link.pathname).toBe("/single/valid/email");
    const code = link.hash.slice(1);
    const confirmed = await its.server.call(confirmEmail, { code }, undefined, from());
    expect(confirmed.data).toEqual({ email });
    expect(await emailOf(me)).toBe(email);
    expect((await its.lettersTo(me.email))[0]?.text).toContain(email);
    expect(await its.mayEnter(email, PASSWORD)).toBe(true);
    const again = await its.server.call(confirmEmail, { code }, undefined, from());
    expect(again).toMatchObject({ code: 404, reason: "user.linkGone" });
  });

  test("one person has only so many letters an hour sent to whatever address they name", async () => {
    const me = await its.somebody();
    const other = await its.somebody();
    const { mint, now } = its.server.parts;
    for (let sent = 0; sent < LETTERS_AN_HOUR; sent += 1) {
      const letter = { userId: me.userId, what: "letter", name: String(sent) };
      paceOf(mint).count(letter, LETTERS_AN_HOUR, now());
    }
    const body = { email: "third.party@example.org", password: PASSWORD };
    const late = await its.server.call(changeEmail, body, me.token, from());
    expect(late).toMatchObject({ status: 429, code: 429 });
    expect((await its.server.call(changeEmail, body, other.token, from())).code).toBe(200);
    expect(await its.lettersTo(body.email)).toHaveLength(1);
  });

  test("a wrong password, a taken address and a link of yesterday change nothing", async () => {
    const me = await its.somebody();
    const wrong = { email: "w@example.com", password: "not the password" };
    const refused = await its.server.call(changeEmail, wrong, me.token, from());
    expect(refused.reason).toBe("signIn.passwordWrong");
    const taken = { email: "ADA@example.com", password: PASSWORD };
    const other = await its.server.call(changeEmail, taken, me.token, from());
    expect(other.reason).toBe("user.emailTaken");

    const email = `late.${me.email}`;
    await its.server.call(changeEmail, { email, password: PASSWORD }, me.token, from());
    const code = (await its.linkTo(email)).hash.slice(1);
    its.server.clock.now += CONFIRM_LIFE;
    expect((await its.server.call(confirmEmail, { code }, undefined, from())).code).toBe(404);
    expect(await emailOf(me)).toBe(me.email);
  });

  test("of two people who confirm one address the second is refused", async () => {
    const [one, two] = [await its.somebody(), await its.somebody()];
    const email = `shared.${one.email}`;
    const body = { email, password: PASSWORD };
    await its.server.call(changeEmail, body, one.token, from());
    const first = (await its.linkTo(email)).hash.slice(1);
    await its.server.call(changeEmail, body, two.token, from());
    const second = (await its.linkTo(email, 2)).hash.slice(1);
    const codes = [first, second].map((code) =>
      its.server.call(confirmEmail, { code }, undefined, from()),
    );
    const replies = (await Promise.all(codes)).map((reply) => reply.reason);
    expect(new Set(replies)).toEqual(new Set(["user.emailTaken", undefined]));
  });

  test("a mail server that takes no letter is told, and nothing waits", async () => {
    const me = await its.somebody();
    its.box.takes = false;
    const body = { email: `refused.${me.email}`, password: PASSWORD };
    const reply = await its.server.call(changeEmail, body, me.token, from());
    its.box.takes = true;
    expect(reply).toMatchObject({ code: 400, reason: "user.letterFailed" });
    expect((await its.server.call(getAccount, {}, me.token)).data.newEmail).toBe("");
  });

  test("an administrator sets an address, and who had the old one is told", async () => {
    const me = await its.somebody();
    const email = `set.${me.email}`;
    const body = { userId: me.userId, email: email.toUpperCase() };
    const reply = await its.server.call(setEmail, body, its.admin.token, from());
    expect(reply.data).toEqual({ userId: me.userId, email });
    expect(await emailOf(me)).toBe(email);
    await its.lettersTo(me.email);
    const taken = { userId: me.userId, email: "ada@example.com" };
    const refused = await its.server.call(setEmail, taken, its.admin.token, from());
    expect(refused.reason).toBe("user.emailTaken");
  });

  test("without a mail server the page says so, and only an administrator changes addresses", async () => {
    const plain = await openTestServer();
    const me = await addSomeone(plain, "Alone");
    expect((await plain.call(getAccount, {}, me.token)).data.mail).toBe(false);
    const body = { email: "new@example.com", password: PASSWORD };
    expect((await plain.call(changeEmail, body, me.token)).reason).toBe("user.noMail");
    await plain.close();
  });
});

describe("deleting the account", () => {
  test("who leaves keeps the name, loses all else, and cannot come back", async () => {
    const { member, plan, group } = await makeWorld(its.server);
    const wrong = { email: "ada@example.com", password: PASSWORD };
    const slip = await its.server.call(deleteAccount, wrong, member.token, from());
    expect(slip.reason).toBe("user.emailDiffers");
    const body = { email: member.email, password: PASSWORD };
    expect((await its.server.call(deleteAccount, body, member.token, from())).code).toBe(200);
    expect((await its.server.call(getUserInfo, {}, member.token)).code).toBe(401);
    expect(await its.mayEnter(member.email, PASSWORD)).toBe(false);
    const { database } = its.server.parts;
    const user = await tableOf("user").get(database, member.userId);
    expect(user).toMatchObject({ deleteTime: its.server.clock.now });
    expect(user?.nickname).toMatch(/^Member/);
    expect(await tableOf("account").get(database, member.userId)).toBeUndefined();
    for (const table of ["credentials", "sessions", "devices", "account_links", "plan_users"]) {
      const rows = await database.run(`select 1 from ${table} where user_id = $1`, [member.userId]);
      expect(rows, table).toEqual([]);
    }
    expect(plan.id).toBeGreaterThan(0);
    const inGroup = await database.run(
      "select 1 from dialog_users where user_id = $1 and dialog_id = $2",
      [member.userId, group.id],
    );
    expect(inGroup).toEqual([]);
  });

  test("a plan in which others work is handed over first", async () => {
    const { leader, plan } = await makeWorld(its.server);
    const body = { email: leader.email, password: PASSWORD };
    const reply = await its.server.call(deleteAccount, body, leader.token, from());
    expect(reply).toMatchObject({ code: 409, reason: "user.plansToHandOver", data: { count: 1 } });
    expect(reply.msg).toBe("First hand over the 1 plan that you lead");
    expect((await its.server.call(getUserInfo, {}, leader.token)).code).toBe(200);
    expect(plan.id).toBeGreaterThan(0);
  });

  test("the last administrator stays", async () => {
    const others = "update users set is_admin = false where id <> $1";
    await its.server.parts.database.run(others, [its.admin.userId]);
    const body = { email: "ada@example.com", password: "a good password" };
    const reply = await its.server.call(deleteAccount, body, its.admin.token, from());
    expect(reply.reason).toBe("user.lastAdministrator");
  });

  test("an address that was let go can be used again", async () => {
    const me = await its.somebody();
    const body = { email: me.email, password: PASSWORD };
    await its.server.call(deleteAccount, body, me.token, from());
    const next = await its.somebody();
    const set = { userId: next.userId, email: me.email };
    expect((await its.server.call(setEmail, set, its.admin.token, from())).code).toBe(200);
  });
});

test("administrators can look up who changed a password or an address, and who left", async () => {
  const me = await its.somebody();
  await its.server.call(addPasswordLink, { userId: me.userId }, its.admin.token, from());
  const kinds = await its.server.parts.database.run<{ kind: string }>(
    "select distinct kind from audit",
  );
  const seen = kinds.map(({ kind }) => kind);
  expect(seen).toEqual(expect.arrayContaining(["passwordChange", "emailChange", "accountRemove"]));
});
