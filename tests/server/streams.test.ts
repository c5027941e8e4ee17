import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBot, addToken } from "#contract/calls/programs/bot.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { beginStream, openStream, writeStream } from "#contract/calls/stream.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_SCOPES } from "#contract/token-scopes.ts";
import { STREAM_SILENCE, STREAMS_OF_BOT_MAX } from "#domain/user/bot-limits.ts";
import { endSilentStreams } from "#server/jobs/end-silent-streams.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

const PROGRAM = fileURLToPath(new URL("./make/streaming-bot.mjs", import.meta.url));

let server: TestServer;
let address = "";
let root: { token: string; userId: number };
let leader: Someone;
let colleague: Someone;
let outsider: Someone;
let bot: { userId: number; token: string };
let groupId = 0;

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: false };
  root = (await server.call(setUp, wish)).data;
  leader = await addSomeone(server, "Lea Moss");
  colleague = await addSomeone(server, "Col Hart");
  outsider = await addSomeone(server, "Out Ray");
  const { userId } = await done(server, root, addBot, { name: "Scribe" });
  const made = { userId, name: "Scribe", scopes: [...TOKEN_SCOPES], days: 7 as const };
  bot = { userId, token: (await done(server, root, addToken, made)).token };
  const group = await done(server, leader, callOf("dialog.addGroup"), {
    name: "Minutes",
    userId: [colleague.userId, userId],
  });
  groupId = group.id;
  address = await server.listen();
});
afterAll(async () => server.close());

interface Event {
  readonly name: string;
  readonly id: number;
  readonly content: string;
}

/** Listens as a browser does, until it is told that it is done, or is let go. */
async function listen(streamUrl: string): Promise<{ status: number; events: Event[] }> {
  const reply = await fetch(new URL(streamUrl, address));
  const text = await reply.text();
  const events = [...text.matchAll(/event: (\w+)\nid: (\d+)\ndata: (.*)\n/g)].map(
    ([, name = "", id, data = "{}"]) => ({
      name,
      id: Number(id),
      content: (JSON.parse(data) as { content?: string }).content ?? "",
    }),
  );
  return { status: reply.status, events };
}

/** What a reader has after these events. */
function heardIn(events: readonly Event[]): string {
  return events.reduce((text, { name, content }) => {
    if (name === "append") return text + content;
    return name === "replace" ? content : text;
  }, "");
}

const begin = async (text = "") => done(server, bot, beginStream, { dialogId: groupId, text });
const write = async (msgId: number, action: "append" | "replace" | "done", text = "") =>
  done(server, bot, writeStream, { msgId, action, text });
const addressFor = async (who: { token: string }, msgId: number) =>
  (await done(server, who, openStream, { msgId })).streamUrl;

async function rowOf(msgId: number) {
  const { list } = await done(server, colleague, listMessages, { dialogId: groupId });
  return list.find(({ id }) => id === msgId);
}

const words = ["The", "jib", "stays", "down", "while", "the", "wind", "blows"];

test("a program says a message word by word, its readers hear them as they come, and the row has all of it", async () => {
  const program = spawn(process.execPath, [PROGRAM, address, bot.token, String(groupId), ...words]);
  const [first] = (await once(program.stdout, "data")) as [Buffer];
  const msgId = Number(String(first).trim());
  expect(await rowOf(msgId)).toMatchObject({ userId: bot.userId, msg: { stream: true } });
  const [early, other] = await Promise.all([
    addressFor(leader, msgId).then(listen),
    addressFor(colleague, msgId).then(listen),
  ]);
  const whole = `${words.join(" ")} `;
  for (const { events } of [early, other]) {
    expect(heardIn(events)).toBe(whole);
    expect(events.at(-1)?.name).toBe("done");
    expect(events.filter(({ name }) => name === "append").length).toBeGreaterThan(2);
    const numbers = events.map(({ id }) => id);
    expect(numbers).toEqual(numbers.toSorted((one, next) => one - next));
  }
  const row = await rowOf(msgId);
  expect(row?.msg).toEqual({ type: "md", text: whole });
  expect(row).toMatchObject({ modify: 0, edits: [] });
  const late = await listen(await addressFor(leader, msgId));
  expect(late.events.map(({ name }) => name)).toEqual(["replace", "done"]);
  expect(heardIn(late.events)).toBe(whole);
});

test("all of it can be put otherwise, and at the end once more; whom it calls is known then", async () => {
  const { id } = await begin("Looking");
  const listening = addressFor(colleague, id).then(listen);
  await write(id, "append", " it up");
  await write(id, "replace", `Ask <@${colleague.userId}>`);
  expect((await rowOf(id))?.mention).toEqual([]);
  await write(id, "done", `Ask <@${colleague.userId}>.`);
  expect(heardIn((await listening).events)).toBe(`Ask <@${colleague.userId}>.`);
  expect((await rowOf(id))?.mention).toEqual([colleague.userId]);
  const late = { msgId: id, action: "append" as const, text: "!" };
  expect((await server.call(writeStream, late, bot.token)).reason).toBe("message.streamEnded");
});

test("a bot that falls silent ends its message with what it has, whichever server looks after it", async () => {
  const { id } = await begin();
  await write(id, "append", "Half a");
  server.clock.now += STREAM_SILENCE - 1;
  await endSilentStreams(server.parts);
  expect((await rowOf(id))?.msg).toMatchObject({ stream: true });
  server.clock.now += 1;
  await Promise.all([endSilentStreams(server.parts), endSilentStreams(server.parts)]);
  expect((await rowOf(id))?.msg).toEqual({ type: "md", text: "Half a" });
});

test("whoever may not read the message is told no word of it, by no ticket", async () => {
  const { id } = await begin("Between ourselves");
  expect((await server.call(openStream, { msgId: id }, outsider.token)).reason).toBe(
    "message.gone",
  );
  const other = await begin("Something else");
  const good = await addressFor(leader, id);
  const foreign = good.replace(`/${id}?`, `/${other.id}?`);
  expect(await listen(foreign)).toMatchObject({ status: 403, events: [] });
  expect((await listen(good.replace(/ticket=.*/, "ticket=made-up"))).status).toBe(403);
  expect((await listen(good.replace(/\?.*/, ""))).status).toBe(403);

  const listening = addressFor(colleague, id).then(listen);
  const wish = { dialogId: groupId, userId: [colleague.userId] };
  const kept = await addressFor(colleague, id);
  await done(server, leader, callOf("dialog.removeGroupUsers"), wish);
  await write(id, "append", " alone");
  const { events } = await listening;
  expect(heardIn(events)).not.toContain("alone");
  expect((await listen(kept)).status).toBe(404);
  await done(server, leader, callOf("dialog.addGroupUsers"), wish);

  server.clock.now += 60_000;
  expect((await listen(good)).status).toBe(403);
  await write(id, "done");
  await write(other.id, "done");
});

test("nobody else writes it on, and what was withdrawn is written no more", async () => {
  const { id } = await begin("Mine");
  const foreign = { msgId: id, action: "append" as const, text: " too" };
  expect((await server.call(writeStream, foreign, leader.token)).reason).toBe("message.authorOnly");
  const person = { dialogId: groupId, text: "I" };
  expect((await server.call(beginStream, person, leader.token)).reason).toBe("botsOnly");
  await done(server, bot, callOf("message.withdraw"), { msgId: id });
  expect((await server.call(writeStream, foreign, bot.token)).reason).toBe("message.streamEnded");
  server.clock.now += STREAM_SILENCE;
  await endSilentStreams(server.parts);
  expect(await rowOf(id)).toMatchObject({ msg: { text: "" } });
});

test("a message that is forwarded while it is written is whole where it goes", async () => {
  const { id } = await begin("So far");
  const pair = await done(server, leader, callOf("dialog.openUser"), { userId: outsider.userId });
  const sent = await done(server, leader, callOf("message.forward"), {
    dialogId: pair.id,
    msgId: id,
  });
  expect(sent.msg).not.toHaveProperty("stream");
  await write(id, "done");
});

test("a bot writes only so many messages at once", async () => {
  const begun: number[] = [];
  for (let n = 0; n < STREAMS_OF_BOT_MAX; n += 1) begun.push((await begin(`No ${n}`)).id);
  const more = await server.call(beginStream, { dialogId: groupId }, bot.token);
  expect(more.reason).toBe("message.streamsMax");
  for (const id of begun) await write(id, "done");
});
