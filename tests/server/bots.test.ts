import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPasswordLink, deleteAccount } from "#contract/calls/account.ts";
import { listAudit } from "#contract/calls/administration.ts";
import {
  addBot,
  addToken,
  editBot,
  listBots,
  listTokens,
  removeBot,
  removeToken,
} from "#contract/calls/programs/bot.ts";
import { setUp } from "#contract/calls/system.ts";
import { getUserInfo, listUserBasics } from "#contract/calls/user.ts";
import { listPlans } from "#contract/calls/plan.ts";
import { callOf } from "#contract/command-calls.ts";
import { calls } from "#contract/registry.ts";
import { mayByToken, TOKEN_SCOPES, type TokenScope } from "#contract/token-scopes.ts";
import { TOKEN_CALLS_PER_MINUTE } from "#domain/user/bot-limits.ts";
import { addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let root: { token: string; userId: number };
let member: Someone;
let bots = 0;

const DAY = 24 * 3_600_000;
const SIGNED_OUT = { status: 401, code: 401 };

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: false };
  root = (await server.call(setUp, wish)).data;
  member = await addSomeone(server, "Ben Ode");
});
afterAll(async () => server.close());
beforeEach(async () => allowTokens(false));

async function allowTokens(ownTokens: boolean) {
  await done(server, root, callOf("setting.save"), { ownTokens });
}

async function newBot(owner: { token: string } = root) {
  bots += 1;
  return done(server, owner, addBot, { name: `Crane ${bots}` });
}

async function tokenOf(
  userId: number,
  scopes: readonly TokenScope[] = TOKEN_SCOPES,
  by: { token: string } = root,
) {
  const made = await done(server, by, addToken, {
    userId,
    name: "Night report",
    scopes: [...scopes],
    days: 30,
  });
  return { token: made.token, id: made.row.id };
}

/** What a call with the token comes to that every token with the scope can make. */
const tryToken = async (token: string) => server.call(listPlans, {}, token);

test("a bot is a colleague whom everybody sees as a bot, and who cannot sign in", async () => {
  const bot = await newBot();
  const [basic] = await done(server, member, listUserBasics, { userId: [bot.userId] });
  expect(basic).toMatchObject({ nickname: bot.name, bot: true, disableTime: 0 });
  const link = await server.call(addPasswordLink, { userId: bot.userId }, root.token);
  expect(link).toMatchObject({ code: 400, reason: "user.isBot" });
  const role = { id: bot.userId, isAdmin: true };
  const raised = await server.call(callOf("user.setRole"), role, root.token);
  expect(raised).toMatchObject({ code: 400, reason: "user.isBot" });
  const twin = await server.call(addBot, { name: bot.name }, root.token);
  expect(twin.reason).toBe("user.nicknameTaken");
});

test("it is let into groups and plans like anybody else, writes and works there, and leads none", async () => {
  const bot = await newBot();
  const { token } = await tokenOf(bot.userId);
  const plan = await done(server, member, callOf("plan.add"), { name: "Gate 7" });
  await done(server, member, callOf("column.add"), { planId: plan.id, name: "Now" });
  await done(server, member, callOf("plan.invite"), { planId: plan.id, userId: [bot.userId] });
  const group = await done(server, member, callOf("dialog.addGroup"), {
    name: "Cranes",
    userId: [bot.userId],
  });
  const program = { token };
  const shown = await done(server, program, listPlans, {});
  expect(shown.records.map(({ id }) => id)).toEqual([plan.id]);
  const said = await done(server, program, callOf("message.sendText"), {
    dialogId: group.id,
    text: "**Wind** 14 m/s",
    textType: "md",
  });
  expect(said).toMatchObject({ userId: bot.userId, msg: { type: "md" } });
  const task = await done(server, program, callOf("task.add"), { planId: plan.id, name: "Jib" });
  expect(task.userId).toBe(bot.userId);
  const { userId } = bot;
  const refused = [
    await server.call(callOf("plan.handOver"), { planId: plan.id, userId }, member.token),
    await server.call(callOf("dialog.handOver"), { dialogId: group.id, userId }, member.token),
  ];
  expect(refused.map(({ reason }) => reason)).toEqual(["user.isBot", "user.isBot"]);
});

test("a token is shown once, kept as a hash, and lists when it was last used", async () => {
  const bot = await newBot();
  const { token, id } = await tokenOf(bot.userId);
  const rows = await server.parts.database.run("select * from api_tokens");
  expect(JSON.stringify(rows)).not.toContain(token);
  const listed = async () => done(server, root, listTokens, { userId: bot.userId });
  expect(await listed()).toMatchObject([{ id, name: "Night report", lastTime: 0 }]);
  expect(JSON.stringify(await listed())).not.toContain(token);
  expect((await tryToken(token)).code).toBe(200);
  expect(await listed()).toMatchObject([{ id, lastTime: server.clock.now }]);
});

test("every call is open to a token as its scopes say, and to none that has others", async () => {
  const bot = await newBot();
  const guarded = calls.filter(({ access }) => access !== "open");
  for (const { userId, isBot } of [
    { userId: bot.userId, isBot: true },
    { userId: root.userId, isBot: false },
  ]) {
    for (const scope of TOKEN_SCOPES) {
      const { token } = await tokenOf(userId, [scope]);
      for (const call of guarded) {
        const reply = await server.call(call, {}, token);
        const isOpen = mayByToken(call.name, { scopes: [scope], isBot });
        expect(reply.reason === "beyondToken", `${call.name} ${scope} ${isBot}`).toBe(!isOpen);
        if (!isOpen) expect(reply).toMatchObject({ status: 403, code: 403 });
      }
    }
  }
});

test("a token that was revoked, has expired, or is none is worth nothing", async () => {
  const bot = await newBot();
  const revoked = await tokenOf(bot.userId);
  const kept = await tokenOf(bot.userId);
  await done(server, root, removeToken, { id: revoked.id });
  await done(server, root, removeToken, { id: revoked.id });
  expect(await tryToken(revoked.token)).toMatchObject(SIGNED_OUT);
  expect(await tryToken(`${kept.token}x`)).toMatchObject(SIGNED_OUT);
  expect(await tryToken(`plumbline_${"a".repeat(43)}`)).toMatchObject(SIGNED_OUT);
  expect((await tryToken(kept.token)).code).toBe(200);
  const before = server.clock.now;
  server.clock.now += 30 * DAY;
  expect(await tryToken(kept.token)).toMatchObject(SIGNED_OUT);
  server.clock.now = before;
});

test("a bot that is switched off or removed is out with its next call, and stays out", async () => {
  const bot = await newBot();
  const { userId } = bot;
  const { token } = await tokenOf(userId);
  await done(server, root, editBot, { userId, disabled: true });
  expect(await tryToken(token)).toMatchObject(SIGNED_OUT);
  await done(server, root, editBot, { userId, disabled: false });
  expect(await tryToken(token)).toMatchObject(SIGNED_OUT);
  const anew = await tokenOf(userId);
  expect((await tryToken(anew.token)).code).toBe(200);
  const group = await done(server, member, callOf("dialog.addGroup"), {
    name: "Left behind",
    userId: [userId],
  });
  await done(server, root, removeBot, { userId });
  expect(await tryToken(anew.token)).toMatchObject(SIGNED_OUT);
  const left = await server.parts.database.run(
    "select 1 from dialog_users where dialog_id = $1 and user_id = $2",
    [group.id, userId],
  );
  expect(left).toEqual([]);
  expect(await server.call(editBot, { userId, disabled: false }, root.token)).toMatchObject({
    reason: "bot.gone",
  });
});

test("tokens go with who made them: disabled, gone, or without the right", async () => {
  await allowTokens(true);
  const maker = await addSomeone(server, `Cleo ${bots}`);
  const bot = await newBot(maker);
  const own = await tokenOf(maker.userId, ["read"], maker);
  const ofBot = await tokenOf(bot.userId, ["read"], maker);
  expect((await tryToken(own.token)).code).toBe(200);
  expect((await tryToken(ofBot.token)).code).toBe(200);

  await allowTokens(false);
  expect(await tryToken(own.token)).toMatchObject(SIGNED_OUT);
  expect(await tryToken(ofBot.token)).toMatchObject(SIGNED_OUT);
  await allowTokens(true);
  expect((await tryToken(ofBot.token)).code).toBe(200);

  await done(server, root, callOf("user.setDisabled"), { id: maker.userId, disabled: true });
  for (const disabled of [true, false]) {
    if (!disabled)
      await done(server, root, callOf("user.setDisabled"), { id: maker.userId, disabled });
    expect(await tryToken(own.token)).toMatchObject(SIGNED_OUT);
    expect(await tryToken(ofBot.token)).toMatchObject(SIGNED_OUT);
  }

  const leaver = await addSomeone(server, `Dora ${bots}`);
  const last = await tokenOf(leaver.userId, ["read"], leaver);
  await done(server, leaver, deleteAccount, { email: leaver.email, password: PASSWORD });
  expect(await tryToken(last.token)).toMatchObject(SIGNED_OUT);
});

test("who administers no longer has no hand in bots of others, and who takes one over gets it clean", async () => {
  await allowTokens(true);
  const second = await addSomeone(server, `Second ${bots}`, { isAdmin: true });
  const bot = await newBot(root);
  const ofSecond = await tokenOf(bot.userId, ["read"], second);
  await done(server, root, callOf("user.setRole"), { id: second.userId, isAdmin: false });
  expect(await tryToken(ofSecond.token)).toMatchObject(SIGNED_OUT);
  const late = await server.call(listTokens, { userId: bot.userId }, second.token);
  expect(late.reason).toBe("bot.gone");

  const ofRoot = await tokenOf(bot.userId, ["read"]);
  const wish = { userId: bot.userId, ownerId: member.userId };
  expect((await server.call(editBot, wish, member.token)).reason).toBe("bot.gone");
  await done(server, root, editBot, wish);
  expect(await tryToken(ofRoot.token)).toMatchObject(SIGNED_OUT);
  const mine = await done(server, member, listBots, {});
  expect(mine.bots.map(({ userId }) => userId)).toContain(bot.userId);
  const back = { userId: bot.userId, ownerId: root.userId };
  expect((await server.call(editBot, back, member.token)).reason).toBe("adminOnly");
});

test("without the company's leave only administrators have bots and tokens", async () => {
  const mine = await server.call(
    addToken,
    { name: "Mine", scopes: ["read"], days: 7 },
    member.token,
  );
  expect(mine).toMatchObject({ code: 403, reason: "tokensNotAllowed" });
  const bot = await server.call(addBot, { name: "Sneaky" }, member.token);
  expect(bot).toMatchObject({ code: 403, reason: "tokensNotAllowed" });
  const ofRoot = await newBot();
  const foreign = {
    userId: ofRoot.userId,
    name: "Theirs",
    scopes: ["read" as const],
    days: 7 as const,
  };
  expect((await server.call(addToken, foreign, member.token)).reason).toBe("bot.gone");
  expect((await done(server, member, listBots, {})).bots.map(({ userId }) => userId)).not.toContain(
    ofRoot.userId,
  );
  const person = { ...foreign, userId: member.userId };
  expect((await server.call(addToken, person, root.token)).reason).toBe("bot.gone");
});

test("a token may be used so often a minute, and then says when to come again", async () => {
  const bot = await newBot();
  const { token } = await tokenOf(bot.userId, ["read"]);
  for (let n = 0; n < TOKEN_CALLS_PER_MINUTE; n += 1) await tryToken(token);
  const refused = await tryToken(token);
  expect(refused).toMatchObject({ status: 429, code: 429 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const other = await tokenOf(bot.userId, ["read"]);
  expect((await tryToken(other.token)).code).toBe(200);
  server.clock.now += 60_000;
  expect((await tryToken(token)).code).toBe(200);
});

test("no token reads files, and that of a bot knows no account", async () => {
  const bot = await newBot();
  const ofBot = await tokenOf(bot.userId);
  const own = await tokenOf(root.userId);
  expect((await server.call(getUserInfo, {}, ofBot.token)).reason).toBe("beyondToken");
  expect((await server.call(getUserInfo, {}, own.token)).data.userId).toBe(root.userId);
  const file = await server.inject({ url: "/api/file/content/1", headers: { token: own.token } });
  expect(file.statusCode).not.toBe(200);
});

test("bots and tokens leave lines in the audit log, without a secret", async () => {
  const bot = await newBot();
  const { token, id } = await tokenOf(bot.userId);
  await done(server, root, editBot, { userId: bot.userId, name: `${bot.name} West` });
  await done(server, root, removeToken, { id });
  await done(server, root, removeBot, { userId: bot.userId });
  const { records: lines } = await done(server, root, listAudit, { userId: bot.userId });
  expect(lines.map(({ kind }) => kind)).toEqual([
    "botRemove",
    "tokenRemove",
    "bot",
    "tokenAdd",
    "bot",
  ]);
  expect(JSON.stringify(lines)).not.toContain(token);
});
