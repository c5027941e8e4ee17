import { planScope } from "#domain/scope.ts";
import type { Luck } from "#tests/sim/luck.ts";
import type { Client } from "./client.ts";

/** Where everybody works. */
export interface Place {
  readonly planId: number;
  readonly dialogIds: readonly number[];
}

interface DoneTask {
  readonly parentId: number;
  name: string;
  columnId: number;
  content: string;
  contentEdits: number;
}

/** All that was done, as its makers left it; nobody changes what another one made. */
export interface Work {
  readonly place: Place;
  readonly tasks: Map<number, DoneTask>;
  readonly messages: Map<number, { dialogId: number; text: string }>;
  readonly columns: Map<number, string>;
  /** Commands that were run. */
  commands: number;
}

export function newWork(place: Place): Work {
  return { place, tasks: new Map(), messages: new Map(), columns: new Map(), commands: 0 };
}

interface Hand {
  readonly client: Client;
  readonly luck: Luck;
  readonly work: Work;
  /** Tasks of this browser's own. */
  readonly own: number[];
}

type Act = (hand: Hand, words: string) => Promise<unknown>;

const COLUMNS_MAX = 20;

async function someColumn({ client, luck, work }: Hand, except?: number): Promise<number> {
  const scope = planScope(work.place.planId);
  const columns = await client.database.column.where("scope").equals(scope).primaryKeys();
  return Number(luck.pick(columns.filter((id) => id !== except)) ?? 0);
}

async function addTask(hand: Hand, words: string) {
  const { client, work, own } = hand;
  const { planId } = work.place;
  const columnId = await someColumn(hand);
  const { id } = await client.run("task.add", { planId, columnId, name: words });
  work.tasks.set(id, { parentId: 0, name: words, columnId, content: "", contentEdits: 0 });
  own.push(id);
}

async function sendText({ client, luck, work }: Hand, words: string) {
  const dialogId = luck.pick(work.place.dialogIds) ?? 0;
  const { id } = await client.run("message.sendText", { dialogId, text: words });
  work.messages.set(id, { dialogId, text: words });
}

/** For acts on a task of one's own; without one yet, it is made. */
function onOwnTask(act: (hand: Hand, id: number, task: DoneTask, words: string) => unknown): Act {
  return async (hand, words) => {
    const id = hand.luck.pick(hand.own);
    const task = id === undefined ? undefined : hand.work.tasks.get(id);
    if (id === undefined || !task) return addTask(hand, words);
    return act(hand, id, task, words);
  };
}

const rename = onOwnTask(async ({ client }, id, task, words) => {
  await client.run("task.edit", { id, name: words });
  task.name = words;
});

const describe = onOwnTask(async ({ client }, id, task, words) => {
  const before = await client.database.taskContent.get(id);
  const content = `<p>${words}</p>`;
  await client.run("task.edit", { id, content, contentVersion: before?.version ?? 0 });
  task.content = content;
  task.contentEdits += 1;
});

const move = onOwnTask(async (hand, id, task) => {
  const { client, work } = hand;
  const { planId } = work.place;
  const columnId = await someColumn(hand, task.columnId);
  await client.run("task.move", { taskId: id, planId, columnId });
  task.columnId = columnId;
});

const addSubtask = onOwnTask(async ({ client, work }, id, task, words) => {
  const subtask = await client.run("task.addSubtask", { taskId: id, name: words });
  const { columnId } = task;
  work.tasks.set(subtask.id, {
    parentId: id,
    name: words,
    columnId,
    content: "",
    contentEdits: 0,
  });
});

const addColumn: Act = async (hand, words) => {
  const { client, work } = hand;
  if (work.columns.size >= COLUMNS_MAX) return addTask(hand, words);
  const { id } = await client.run("column.add", { planId: work.place.planId, name: words });
  work.columns.set(id, words);
  return undefined;
};

const acts: readonly Act[] = [
  addTask,
  addTask,
  addTask,
  sendText,
  sendText,
  sendText,
  rename,
  rename,
  describe,
  move,
  addSubtask,
  addColumn,
];

/** Somebody who works at a browser. */
export function newHand(client: Client, work: Work, luck: Luck): { act(): Promise<void> } {
  const hand: Hand = { client, luck, work, own: [] };
  let count = 0;
  return {
    async act() {
      count += 1;
      work.commands += 1;
      await luck.pick(acts)?.(hand, `${client.name} ${count}`);
    },
  };
}
