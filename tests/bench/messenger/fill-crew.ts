/** Fills a server that is not running: `fill-crew.ts PEOPLE GROUPS MESSAGES`, with its settings. Says what it made, as JSON. */
import process from "node:process";
import type { Change } from "#domain/command.ts";
import { type Dialog, newDialog } from "#domain/dialog/dialog.ts";
import { newDialogUser } from "#domain/dialog/dialog-user.ts";
import { postMessageChanges } from "#domain/message/post-message.ts";
import { runReading } from "#domain/reading.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { readSettings } from "#server/settings.ts";
import { findAccount } from "#server/tables/lists/people-list.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { addSomeone, mintedBy, type Someone } from "#tests/server/make/people.ts";
import { credentials } from "../bench-server.ts";
import { chinese, english } from "../measure-search.ts";
import type { Crew } from "./crew.ts";
import { GROUP_SIZE } from "./crew.ts";

const CHUNK = 500;
const MINUTE = 60_000;
const [people = 0, groups = 0, messages = 0] = process.argv.slice(2).map(Number);
const opened = await openDatabase({ ...readSettings(process.env), log: () => undefined });
const database = databaseOn(opened.pool);
const parts = { database, now: () => Date.now() };
const started = Date.now();
let minted = 0;

const crew: Someone[] = [];
for (let number = 1; number <= people; number += 1)
  crew.push(await addSomeone({ parts }, `Crew${number}`));
const [first] = crew;
if (!first) throw new Error("A crew has somebody in it");
const admin = await findAccount(database, credentials.email);
const all = [...crew.map(({ userId }) => userId), ...(admin ? [admin.id] : [])];
let dialog = await addGroup("All hands", all);
const small: { dialogId: number; first: number }[] = [];
for (let number = 0; number < groups; number += 1) {
  const from = number * GROUP_SIZE;
  const members = all.slice(from, from + GROUP_SIZE);
  small.push({ dialogId: (await addGroup(`Gang ${number + 1}`, members)).id, first: from });
}
for (let said = 0; said < messages; said += CHUNK) await fillChunk(said);
// A database that has lived for a while knows how many rows of what it holds.
await database.run("analyze");
const made: Crew = { people: crew, dialogId: dialog.id, groups: small };
process.stdout.write(JSON.stringify(made));
await opened.close();

function nextId(by: Someone): number {
  minted += 1;
  return mintedBy(by, minted);
}

async function apply(changes: readonly Change[]): Promise<void> {
  await database.transaction(async (tx) =>
    applyChanges(tx, changes, { actorId: first?.userId ?? 0, at: started }),
  );
}

async function addGroup(name: string, members: readonly number[]): Promise<Dialog> {
  const [ownerId = 0] = members;
  const place = { id: nextId(first as Someone), planId: 0, privateTo: 0, linkId: 0 };
  const kind = { type: "group", groupType: "user" } as const;
  const put = newDialog({ ...place, ...kind, name, ownerId, createTime: started });
  await apply([
    { entity: "dialog", action: "groupAdd", put },
    ...members.map((userId): Change => ({
      entity: "dialogUser",
      action: "groupJoin",
      put: newDialogUser({ dialogId: put.id, planId: 0, privateTo: 0, userId }, started),
    })),
  ]);
  return put;
}

/** Messages of words that people use, common ones often, a minute between two. */
async function fillChunk(from: number): Promise<void> {
  const changes: Change[] = [];
  for (let number = from; number < Math.min(from + CHUNK, messages); number += 1) {
    const by = crew[number % crew.length] as Someone;
    const now = started - (messages - number) * MINUTE;
    const actor = { userId: by.userId, isAdmin: false, now, arrivedAt: now };
    const msg = { text: sentence(number), type: "text" } as const;
    const said = { id: nextId(by), msg, replyId: 0 };
    const posted = await runReading(
      postMessageChanges({ dialog, me: undefined }, said, actor),
      async () => undefined,
    );
    // How far its author has read is told by what they write later.
    const kept = posted.changes.filter(({ entity }) => entity !== "dialogUser");
    changes.push(...kept);
    dialog = kept.find((one) => one.entity === "dialog" && "put" in one)?.put as Dialog;
  }
  await apply(changes);
}

function sentence(number: number): string {
  let seed = number + 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const pick = (list: readonly string[]) => list[Math.floor(random() ** 2 * list.length)] ?? "";
  random();
  const words = Array.from({ length: 12 }, () =>
    random() < 0.3 ? pick(chinese) + pick(chinese) + pick(chinese) : pick(english),
  );
  return `${words.join(" ")} ${number + 1}`;
}
