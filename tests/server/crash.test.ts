import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { listMessages } from "#contract/calls/dialog.ts";
import { setUp } from "#contract/calls/system.ts";
import { listTasks } from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import { dropFolder, eventually, killEngine, temporaryFolder } from "./database/scratch.ts";
import { callProgram, startProgram } from "./make/server-program.ts";

vi.setConfig({ testTimeout: 180_000 });

const WRITERS = 8;
/** Acknowledgements after which the server is killed under everybody's hands. */
const ENOUGH = 240;

interface Mutation {
  /** "task" or "message". */
  kind: string;
  name: string;
  mutation: string;
  /** Id that the server acknowledged, undefined where no answer came. */
  id?: number;
}

interface Work {
  token: string;
  planId: number;
  dialogId: number;
}

async function send(address: string, work: Work, sent: Mutation): Promise<number> {
  const { token, planId, dialogId } = work;
  const options = { token, mutation: sent.mutation };
  const reply =
    sent.kind === "task"
      ? await callProgram(address, callOf("task.add"), { planId, name: sent.name }, options)
      : await callProgram(
          address,
          callOf("message.sendText"),
          { dialogId, text: sent.name },
          options,
        );
  if (reply.code !== 200) throw new Error(`Refused: ${reply.msg}`);
  return reply.data.id;
}

/** Writes until the line breaks; what was sent last may or may not have been done. */
async function writeUntilKilled(address: string, work: Work, writer: string, log: Mutation[]) {
  for (let n = 1; ; n += 1) {
    const kind = n % 3 === 0 ? "message" : "task";
    const sent: Mutation = { kind, name: `${writer} ${n}`, mutation: `${writer}:${n}` };
    log.push(sent);
    try {
      sent.id = await send(address, work, sent);
    } catch {
      return;
    }
  }
}

async function allTasks(address: string, { token, planId }: Work) {
  const found: { id: number; name: string }[] = [];
  for (let current = 1; ; current += 1) {
    const body = { planId, current, size: 200 };
    const { data } = await callProgram(address, listTasks, body, { token });
    found.push(...data.records);
    if (current >= data.pages) return found;
  }
}

async function allMessages(address: string, { token, dialogId }: Work) {
  const found: { id: number; position: number; name: string }[] = [];
  let prevId: number | undefined;
  for (;;) {
    const body = { dialogId, size: 100, ...(prevId && { prevId }) };
    const { data } = await callProgram(address, listMessages, body, { token });
    // A cursor is inclusive: the first message of a later page is known.
    const fresh = data.list.slice(prevId ? 1 : 0);
    found.push(...fresh.map(({ id, position, msg }) => ({ id, position, name: msg.text })));
    if (fresh.length === 0) return found;
    prevId = fresh.at(-1)?.id;
  }
}

const sorted = (names: string[]) => names.toSorted();
const ofKind = (log: Mutation[], kind: string) => log.filter((sent) => sent.kind === kind);

/** What a person can see of their work: everything acknowledged stands under its id, nothing twice. */
async function expectWhole(address: string, work: Work, log: Mutation[], complete: boolean) {
  const tasks = await allTasks(address, work);
  const messages = await allMessages(address, work);
  const found = new Map([...tasks, ...messages].map(({ id, name }) => [id, name]));
  for (const { id, name } of log) if (id !== undefined) expect(found.get(id)).toBe(name);
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
  const positions = messages.map(({ position }) => position);
  expect(positions).toEqual(messages.map((_message, index) => messages.length - index));
  if (!complete) return;
  const names = (kind: string) => sorted(ofKind(log, kind).map(({ name }) => name));
  expect(sorted(tasks.map(({ name }) => name))).toEqual(names("task"));
  expect(sorted(messages.map(({ name }) => name))).toEqual(names("message"));
}

/** Where the PostgreSQL of a data folder lives. */
async function engineOf(dataDir: string): Promise<string> {
  const place = await readFile(join(dataDir, "engine-place.json"), "utf8").catch(() => undefined);
  return place ? (JSON.parse(place) as { directory: string }).directory : join(dataDir, "postgres");
}

test.each([
  ["the server", false],
  ["the server and its PostgreSQL", true],
])(
  "after a kill of %s under load everything acknowledged is there, and resending doubles nothing",
  async (_what, alsoEngine) => {
    const dataDir = await temporaryFolder();
    onTestFinished(async () => dropFolder(dataDir));
    const first = await startProgram(dataDir);
    const company = { company: "Crash Builders", name: "Ada Stone", language: "en", sample: false };
    const account = { email: "ada@example.com", password: "a good password" };
    const { data: session } = await callProgram(first.address, setUp, { ...company, ...account });
    const { token } = session;
    const body = { name: "Pier 4", columns: ["To do"] };
    const { data: plan } = await callProgram(first.address, callOf("plan.add"), body, { token });
    const work: Work = { token, planId: plan.id, dialogId: plan.dialogId };

    const log: Mutation[] = [];
    const writing = Array.from({ length: WRITERS }, async (_, index) =>
      writeUntilKilled(first.address, work, `writer-${index}`, log),
    );
    await eventually(() => log.filter((sent) => sent.id !== undefined).length >= ENOUGH);
    const engine = await engineOf(dataDir);
    await Promise.all([first.kill(), ...(alsoEngine ? [killEngine(engine)] : [])]);
    await Promise.all(writing);

    const second = await startProgram(dataDir);
    await expectWhole(second.address, work, log, false);
    for (const sent of log) {
      const id = await send(second.address, work, sent);
      expect(id).toBe(sent.id ?? id);
      sent.id = id;
    }
    await expectWhole(second.address, work, log, true);
    await second.stop();
  },
);
