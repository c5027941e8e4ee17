import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Caller } from "./abuse-client.ts";
import { IMPORT_CHAT_MAX } from "#domain/import/import-limits.ts";

/** Something a member can do to a server, again and again. */
export interface Abuse {
  readonly label: string;
  /** Makes ready what it needs; what it gives back is done once more each time. */
  prepare(caller: Caller): Promise<() => Promise<unknown>>;
}

type ImportedTask = ArgumentsOf<"plan.import">["tasks"][number];

/** As many as a call may bring of each. */
const HTML_LENGTH = 200_000;
const HTML_TEXTS = 15;
const PUSHED_BYTES = 3_500_000;
const ROUNDS = 100;
const PINGS = 1_000;
const ROUND_EVERY = 10;

export const abuses: readonly Abuse[] = [
  {
    label: "hostile HTML is imported",
    async prepare(caller) {
      const content = "<b></p>".repeat(HTML_LENGTH / 7);
      return async () =>
        caller.send(callOf("plan.import"), importOf(caller, HTML_TEXTS, { content }));
    },
  },
  {
    label: "a long chat is imported",
    async prepare(caller) {
      return async () =>
        caller.send(callOf("plan.import"), importOf(caller, 1, {}, IMPORT_CHAT_MAX));
    },
  },
  {
    label: "40 long chats are imported at once",
    async prepare(caller) {
      return async () =>
        caller.send(callOf("plan.import"), importOf(caller, 40, {}, IMPORT_CHAT_MAX));
    },
  },
  {
    label: "junk is pushed",
    async prepare(caller) {
      const junk = `[${"[],".repeat(PUSHED_BYTES / 3)}0]`;
      const entry = `{"n":1,"call":"task.add","at":0,"data":{"planId":${caller.planId},"owner":${junk}}}`;
      const body = `{"clientId":"bench-abuser","entries":[${entry}]}`;
      return async () => caller.send(syncPush, body);
    },
  },
  {
    label: "long texts are pushed",
    async prepare(caller) {
      const content = "<".repeat(HTML_LENGTH);
      const data = { planId: caller.planId, name: "Long", content };
      const entry = { call: "task.add", at: 0, data };
      const entries = Array.from({ length: HTML_TEXTS }, (_, n) => ({ n: n + 1, ...entry }));
      const body = JSON.stringify({ clientId: "bench-abuser", entries });
      return async () => caller.send(syncPush, body);
    },
  },
  {
    label: "everything is pulled again and again",
    async prepare(caller) {
      await caller.send(
        callOf("plan.import"),
        importOf(caller, 100, { content: "<p>Long</p>".repeat(200) }),
      );
      return async () => caller.send(syncPull, JSON.stringify({ epoch: "", since: 0 }));
    },
  },
  {
    label: "a socket is flooded and not read",
    async prepare(caller) {
      return async () => floodSocket(caller);
    },
  },
];

function importOf(
  { planId, columnId, nextId }: Caller,
  tasks: number,
  more: Partial<ImportedTask>,
  messages = 0,
): string {
  const body: ArgumentsOf<"plan.import"> = {
    planId,
    columns: [],
    tasks: Array.from({ length: tasks }, () => ({
      id: nextId(),
      dialogId: nextId(),
      parentId: 0,
      columnId,
      name: "Imported",
      rank: "a0",
      startTime: 0,
      endTime: 0,
      completeTime: 0,
      archivedTime: 0,
      color: "",
      priority: 0,
      taskUser: [],
      messages: Array.from({ length: messages }, () => ({
        id: nextId(),
        text: "Said long ago",
        name: "Ana",
        time: 1,
      })),
      ...more,
    })),
  };
  return JSON.stringify(body);
}

/** Asks and asks and takes no answer, for as long as the server lets it. */
async function floodSocket(caller: Caller): Promise<void> {
  const socket = caller.openSocket();
  socket.on("error", () => undefined);
  await once(socket, "open");
  socket.pause();
  for (let round = 0; round < ROUNDS && socket.readyState === socket.OPEN; round += 1) {
    for (let ping = 0; ping < PINGS; ping += 1) socket.send('{"type":"ping"}');
    await setTimeout(ROUND_EVERY);
  }
  socket.terminate();
}
