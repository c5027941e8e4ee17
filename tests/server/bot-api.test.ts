import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addBot,
  addToken,
  editBot,
  listBotCommands,
  removeBot,
  removeToken,
  setBotCommands,
} from "#contract/calls/programs/bot.ts";
import { getBotUpdates, listBotDialogs, reactAsBot } from "#contract/calls/programs/bot-api.ts";
import { getDialog, listMessages } from "#contract/calls/dialog.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_SCOPES } from "#contract/token-scopes.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let root: { token: string; userId: number };
let leader: Someone;
let colleague: Someone;
let groupId = 0;

interface Program {
  readonly userId: number;
  readonly token: string;
  readonly tokenId: number;
}
let gauge: Program;
let chatter: Program;

async function addProgram(name: string): Promise<Program> {
  const bot = await done(server, root, addBot, { name });
  const wish = { userId: bot.userId, name, scopes: [...TOKEN_SCOPES], days: 7 as const };
  const { token, row } = await done(server, root, addToken, wish);
  return { userId: bot.userId, token, tokenId: row.id };
}

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: false };
  root = (await server.call(setUp, wish)).data;
  leader = await addSomeone(server, "Lea Moss");
  colleague = await addSomeone(server, "Col Hart");
  gauge = await addProgram("Wind gauge");
  chatter = await addProgram("Chatter");
  const userId = [colleague.userId, gauge.userId, chatter.userId];
  const group = await done(server, leader, callOf("dialog.addGroup"), { name: "Cranes", userId });
  groupId = group.id;
});
afterAll(async () => server.close());

const say = async (who: { token: string }, text: string, replyId?: number, dialogId = groupId) =>
  done(server, who, callOf("message.sendText"), {
    dialogId,
    text,
    ...(replyId !== undefined && { replyId }),
  });

async function start(): Promise<number> {
  return (await done(server, gauge, getBotUpdates, {})).next;
}

/** What it was told since: texts of messages with what became of them. */
async function told(after: number): Promise<string[]> {
  const { updates } = await done(server, gauge, getBotUpdates, { after });
  return updates.map(({ action, message }) => `${action} ${message.msg.text}`);
}

async function letReadAlong(readsAll: boolean) {
  const wish = { dialogId: groupId, userId: gauge.userId, readsAll };
  await done(server, leader, callOf("dialog.letReadAlong"), wish);
}

test("in a group a bot hears what calls or answers it, and nothing else", async () => {
  const after = await start();
  await say(leader, "Between ourselves");
  await say(leader, "<@0> stand back");
  await say(leader, `<@${gauge.userId}> how is the wind?`);
  const own = await say(gauge, "14 m/s");
  await say(colleague, "Thanks", own.id);
  await say(chatter, `<@${gauge.userId}> hello`);
  expect(await told(after)).toEqual([`add <@${gauge.userId}> how is the wind?`, "add Thanks"]);
});

test("it reads along where who leads the group lets it, and no longer than that", async () => {
  const after = await start();
  await letReadAlong(true);
  await say(leader, "Out in the open");
  expect(await told(after)).toEqual(["add Out in the open"]);
  expect(await done(server, gauge, listBotDialogs, {})).toMatchObject([
    { id: groupId, name: "Cranes", readsAll: true },
  ]);
  const self = { dialogId: groupId, userId: gauge.userId, readsAll: true };
  expect((await server.call(callOf("dialog.letReadAlong"), self, gauge.token)).reason).toBe(
    "beyondToken",
  );
  await letReadAlong(false);
  const later = await start();
  await say(leader, "Between ourselves again");
  expect(await told(after)).toEqual([]);
  expect(await told(later)).toEqual([]);
});

test("all that is written to it in a chat of two comes, and comes again when it changes", async () => {
  const open = callOf("dialog.openUser");
  const { id } = await done(server, colleague, open, { userId: gauge.userId });
  const after = await start();
  const first = await say(colleague, "Hello", undefined, id);
  await say(gauge, "Hello yourself", undefined, id);
  expect(await told(after)).toEqual(["add Hello"]);
  const next = await start();
  await done(server, colleague, callOf("message.edit"), { msgId: first.id, text: "Hello, gauge" });
  expect(await told(next)).toEqual(["update Hello, gauge"]);
  const last = await start();
  await done(server, colleague, callOf("message.withdraw"), { msgId: first.id });
  expect(await told(last)).toEqual(["delete "]);
});

test("it reacts to what it sees and to nothing else, and edits and withdraws what it wrote", async () => {
  const hidden = await say(leader, "Secret");
  const called = await say(leader, `<@${gauge.userId}> ok?`);
  const react = async (msgId: number) =>
    server.call(reactAsBot, { msgId, symbol: "👍" }, gauge.token);
  expect(await react(hidden.id)).toMatchObject({ code: 400, reason: "message.gone" });
  expect((await react(called.id)).code).toBe(200);
  const own = await say(gauge, "13 m/s");
  await done(server, gauge, callOf("message.edit"), { msgId: own.id, text: "12 m/s" });
  const foreign = { msgId: hidden.id, text: "Mine now" };
  expect((await server.call(callOf("message.edit"), foreign, gauge.token)).reason).toBe(
    "message.authorOnly",
  );
  await done(server, gauge, callOf("message.withdraw"), { msgId: own.id });
});

test("no other door shows it what is said in the group", async () => {
  for (const [call, body] of [
    [getDialog, { dialogId: groupId }],
    [listMessages, { dialogId: groupId }],
  ] as const)
    expect((await server.call(call, body as never, gauge.token)).reason).toBe("beyondToken");
});

test("whoever waits is answered when something comes, and let go when their token is", async () => {
  const after = await start();
  const waiting = server.call(getBotUpdates, { after, wait: 20 }, gauge.token);
  await say(leader, `<@${gauge.userId}> and now?`);
  const { data } = await waiting;
  expect(data.updates.map(({ message }) => message.msg.text)).toEqual([
    `<@${gauge.userId}> and now?`,
  ]);
  const spare = await addProgram("Spare gauge");
  const held = server.call(getBotUpdates, { after: data.next, wait: 20 }, spare.token);
  await done(server, root, removeToken, { id: spare.tokenId });
  expect((await held).code).toBe(401);
});

test("what begins with a command of a bot calls it, as long as the bot has the command", async () => {
  const after = await start();
  const commands = [
    { command: "wind", description: "How strong it blows" },
    { command: "gusts", description: "The last hour" },
  ];
  const set = await done(server, gauge, setBotCommands, { commands });
  expect(set).toEqual({ userId: gauge.userId, commands });
  const word = `/wind ${after}`;
  await say(leader, word);
  await say(leader, "/rain now");
  expect(await told(after)).toEqual([`add ${word}`]);
  const [, gusts] = commands;
  if (gusts) await done(server, gauge, setBotCommands, { commands: [gusts] });
  const later = await start();
  await say(leader, "/wind again");
  await say(leader, "/gusts");
  expect(await told(later)).toEqual(["add /gusts"]);
  await done(server, gauge, setBotCommands, { commands: [] });
});

test("its commands are set by the bot and by who looks after it, and seen by no other program", async () => {
  const { userId } = gauge;
  const commands = [{ command: "wind", description: "How strong it blows" }];
  await done(server, root, setBotCommands, { userId, commands });
  expect(await done(server, gauge, listBotCommands, {})).toEqual({ userId, commands });
  expect(await done(server, root, listBotCommands, { userId })).toEqual({ userId, commands });
  const own = { name: "Reports", scopes: [...TOKEN_SCOPES], days: 7 as const };
  const { token: program } = await done(server, root, addToken, own);
  for (const token of [leader.token, chatter.token, program]) {
    const reply = await server.call(setBotCommands, { userId, commands: [] }, token);
    expect(reply).toMatchObject({ code: 400, reason: "bot.gone" });
    const read = await server.call(listBotCommands, { userId }, token);
    expect(read).toMatchObject({ code: 400, reason: "bot.gone" });
  }
  // Nobody who is no bot has any.
  expect((await server.call(setBotCommands, { commands }, leader.token)).reason).toBe("bot.gone");
  expect((await done(server, gauge, listBotCommands, {})).commands).toEqual(commands);
  await done(server, gauge, setBotCommands, { commands: [] });
});

test("names have their characters, stand once, and leave the product its own; there is an end to how many", async () => {
  const wind = { command: "wind", description: "How strong it blows" };
  const refused = async (commands: readonly { command: string; description: string }[]) => {
    const { code, reason } = await server.call(
      setBotCommands,
      { commands: [...commands] },
      gauge.token,
    );
    return [code, reason];
  };
  expect(await refused([wind, wind])).toEqual([400, "bot.commandTwice"]);
  expect(await refused([{ ...wind, command: "remind" }])).toEqual([400, "bot.commandTaken"]);
  for (const name of ["", "Wind", "wind now", "风", "a".repeat(33)])
    expect((await refused([{ ...wind, command: name }]))[0], name).toBe(400);
  expect((await refused([{ ...wind, description: "a".repeat(101) }]))[0]).toBe(400);
  expect((await refused([{ ...wind, description: " " }]))[0]).toBe(400);
  const many = Array.from({ length: 51 }, (_, at) => ({ ...wind, command: `wind_${at}` }));
  expect((await refused(many))[0]).toBe(400);
  expect((await refused(many.slice(1)))[0]).toBe(200);
  const { commands } = await done(server, gauge, listBotCommands, {});
  expect(commands).toEqual(many.slice(1));
  await done(server, gauge, setBotCommands, { commands: [] });
});

test("with the bot go its commands", async () => {
  const spare = await addProgram("Rain gauge");
  const commands = [{ command: "rain", description: "How much fell" }];
  await done(server, spare, setBotCommands, { commands });
  const kept = async () =>
    server.parts.database.run("select name from bot_commands where user_id = $1", [spare.userId]);
  expect(await kept()).toEqual([{ name: "rain" }]);
  await done(server, root, removeBot, { userId: spare.userId });
  expect(await kept()).toEqual([]);
});

test("a group that it has left, or was taken out of, tells it nothing more, nor takes anything", async () => {
  const after = await start();
  const { userId } = gauge;
  await done(server, leader, callOf("dialog.removeGroupUsers"), {
    dialogId: groupId,
    userId: [userId],
  });
  await say(leader, `<@${userId}> are you there?`);
  expect(await told(after)).toEqual([]);
  expect((await done(server, gauge, listBotDialogs, {})).map(({ id }) => id)).not.toContain(
    groupId,
  );
  const late = { dialogId: groupId, text: "Still here" };
  expect((await server.call(callOf("message.sendText"), late, gauge.token)).code).toBe(-4003);
  await done(server, root, editBot, { userId, disabled: true });
  expect((await server.call(getBotUpdates, { after }, gauge.token)).code).toBe(401);
});
