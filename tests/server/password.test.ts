import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addPasswordLink,
  changePassword,
  forgetPassword,
  getAccount,
  getPasswordLink,
  resetPassword,
} from "#contract/calls/account.ts";
import { getUserInfo } from "#contract/calls/user.ts";
import { HANDED_LIFE, RESET_LIFE } from "#server/people/account/make-link.ts";
import {
  callFromOwnAddresses,
  from,
  type LetterServer,
  openLetterServer,
} from "./make/letter-server.ts";
import { addBrowser, PASSWORD } from "./make/people.ts";

const NEW_PASSWORD = "another good password";

let its: LetterServer;

beforeAll(async () => {
  its = await openLetterServer();
});
afterAll(async () => its.close());
callFromOwnAddresses();

describe("changing the password", () => {
  test("the new one opens the account, the old one no longer does", async () => {
    const me = await its.somebody();
    const body = { current: PASSWORD, password: NEW_PASSWORD, endOthers: false };
    expect((await its.server.call(changePassword, body, me.token, from())).code).toBe(200);
    expect(await its.mayEnter(me.email, NEW_PASSWORD)).toBe(true);
    expect(await its.mayEnter(me.email, PASSWORD)).toBe(false);
  });

  test("my other browsers end with it where I say so, mine does not", async () => {
    const me = await its.somebody();
    const other = await addBrowser(its.server, me.userId);
    const body = { current: PASSWORD, password: NEW_PASSWORD };
    await its.server.call(changePassword, { ...body, endOthers: false }, me.token, from());
    expect((await its.server.call(getUserInfo, {}, other.token)).code).toBe(200);
    const again = { current: NEW_PASSWORD, password: PASSWORD, endOthers: true };
    await its.server.call(changePassword, again, me.token, from());
    expect((await its.server.call(getUserInfo, {}, other.token)).code).toBe(401);
    expect((await its.server.call(getUserInfo, {}, me.token)).code).toBe(200);
  });

  test("a wrong present password changes nothing and says no more than that", async () => {
    const me = await its.somebody();
    const body = { password: NEW_PASSWORD, endOthers: true };
    for (const current of ["not the password", undefined]) {
      const asked = { ...body, ...(current !== undefined && { current }) };
      const reply = await its.server.call(changePassword, asked, me.token, from());
      expect(reply).toMatchObject({ status: 200, code: 400, reason: "signIn.passwordWrong" });
      expect(reply.data).toBeUndefined();
    }
    expect(await its.mayEnter(me.email, PASSWORD)).toBe(true);
  });

  test("people whom a provider signs in set their first one without another", async () => {
    const me = await its.somebody();
    await its.server.parts.database.run("delete from credentials where user_id = $1", [me.userId]);
    expect((await its.server.call(getAccount, {}, me.token)).data.password).toBe(false);
    const body = { password: NEW_PASSWORD, endOthers: false };
    expect((await its.server.call(changePassword, body, me.token, from())).code).toBe(200);
    expect(await its.mayEnter(me.email, NEW_PASSWORD)).toBe(true);
  });
});

describe("a forgotten password", () => {
  test("a letter in the person's language brings a link that sets a new one, once", async () => {
    const me = await its.somebody();
    const asked = { email: ` ${me.email.toUpperCase()} ` };
    expect((await its.server.call(forgetPassword, asked, undefined, from("fr"))).code).toBe(200);
    const link = await its.linkTo(me.email);
    const [letter] = await its.lettersTo(me.email);
    expect(letter).toMatchObject({ from: "plans@site.example", to: me.email });
    expect(letter?.subject).toBe("Acme Build\u202f: définir un nouveau mot de passe");
    expect(letter?.text).toContain("Bonjour Person");
    expect(letter?.html).toContain(`<a href="${link.href}">`);
    expect(link.origin + link.pathname).toBe("https://plans.site.example/password");
    const code = link.hash.slice(1);
    const info = await its.server.call(getPasswordLink, { code }, undefined, from());
    expect(info.data).toMatchObject({ email: me.email });
    const body = { code, password: NEW_PASSWORD };
    expect((await its.server.call(resetPassword, body, undefined, from())).code).toBe(200);
    expect(await its.mayEnter(me.email, NEW_PASSWORD)).toBe(true);
    expect((await its.server.call(getUserInfo, {}, me.token)).code).toBe(401);
    const again = await its.server.call(resetPassword, body, undefined, from());
    expect(again).toMatchObject({ code: 404, reason: "user.linkGone" });
  });

  test("an address without an account is answered the same, and gets no letter", async () => {
    const me = await its.somebody();
    const nobody = "nobody-at-all@example.com";
    const unknown = await its.server.call(forgetPassword, { email: nobody }, undefined, from());
    const known = await its.server.call(forgetPassword, { email: me.email }, undefined, from());
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
    await its.lettersTo(me.email);
    expect(its.box.letters.map(({ to }) => to)).not.toContain(nobody);
  });

  test("nobody's mail box is filled by somebody else", async () => {
    const me = await its.somebody();
    await its.server.call(forgetPassword, { email: me.email }, undefined, from());
    await its.lettersTo(me.email);
    await its.server.call(forgetPassword, { email: me.email }, undefined, from());
    its.server.clock.now += 60_000;
    await its.server.call(forgetPassword, { email: me.email }, undefined, from());
    expect(await its.lettersTo(me.email, 2)).toHaveLength(2);
  });

  test("a link is dead after an hour, and when the password or the address was changed", async () => {
    const late = await its.somebody();
    await its.server.call(forgetPassword, { email: late.email }, undefined, from());
    const code = (await its.linkTo(late.email)).hash.slice(1);
    its.server.clock.now += RESET_LIFE - 1;
    expect((await its.server.call(getPasswordLink, { code }, undefined, from())).code).toBe(200);
    its.server.clock.now += 1;
    const reset = { code, password: NEW_PASSWORD };
    expect((await its.server.call(resetPassword, reset, undefined, from())).code).toBe(404);

    const changed = await its.somebody();
    await its.server.call(forgetPassword, { email: changed.email }, undefined, from());
    const old = (await its.linkTo(changed.email)).hash.slice(1);
    const change = { current: PASSWORD, password: NEW_PASSWORD, endOthers: false };
    await its.server.call(changePassword, change, changed.token, from());
    expect((await its.server.call(getPasswordLink, { code: old }, undefined, from())).code).toBe(
      404,
    );
  });

  test("somebody who was shut out gets no letter, and a link of theirs is dead", async () => {
    const me = await its.somebody();
    await its.server.call(forgetPassword, { email: me.email }, undefined, from());
    const code = (await its.linkTo(me.email)).hash.slice(1);
    await its.server.parts.database.run("update users set disable_time = 1 where id = $1", [
      me.userId,
    ]);
    const reset = { code, password: NEW_PASSWORD };
    expect((await its.server.call(resetPassword, reset, undefined, from())).code).toBe(404);
  });

  test("an administrator hands over a link that works for a day", async () => {
    const me = await its.somebody();
    const made = await its.server.call(
      addPasswordLink,
      { userId: me.userId },
      its.admin.token,
      from(),
    );
    expect(made.data.expireTime).toBe(its.server.clock.now + HANDED_LIFE);
    const body = { code: made.data.code, password: NEW_PASSWORD };
    expect((await its.server.call(resetPassword, body, undefined, from())).code).toBe(200);
    expect(await its.mayEnter(me.email, NEW_PASSWORD)).toBe(true);
    const unknown = await its.server.call(
      addPasswordLink,
      { userId: 9_999 },
      its.admin.token,
      from(),
    );
    expect(unknown.reason).toBe("userUnknown");
  });

  test("of several who use one link at the same moment one sets the password", async () => {
    const me = await its.somebody();
    const { data } = await its.server.call(
      addPasswordLink,
      { userId: me.userId },
      its.admin.token,
      from(),
    );
    const tries = ["first password", "second password"].map((password) =>
      its.server.call(resetPassword, { code: data.code, password }, undefined, from()),
    );
    const codes = (await Promise.all(tries)).map((reply) => reply.code);
    expect(codes.toSorted((left, right) => left - right)).toEqual([200, 404]);
  });

  test("codes are not in the database", async () => {
    const me = await its.somebody();
    const { data } = await its.server.call(
      addPasswordLink,
      { userId: me.userId },
      its.admin.token,
      from(),
    );
    const [row] = await its.server.parts.database.run<{ text: string }>(
      "select string_agg(to_jsonb(l)::text, ' ') as text from account_links l",
    );
    expect(row?.text).not.toContain(data.code);
  });
});
