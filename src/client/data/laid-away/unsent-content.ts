import { type DraftRow, type LocalDatabase, rowTables } from "../database/local-database.ts";
import { type Head, type Identity, readMeta } from "../database/meta.ts";
import type { UploadRow } from "../database/upload-row.ts";
import type { WritingRow } from "../database/writing-row.ts";
import { refold } from "../fold/refold.ts";
import type {
  AttentionEntry,
  NewOutboxEntry,
  OutboxEntry,
  SettledEntry,
} from "../database/outbox-entry.ts";

/** What of an account's database the server cannot give again. */
export interface UnsentContent {
  /** By its name the server knows mutations that it has had before. */
  readonly identity: Identity;
  /** How far the log was known, so that a server that was put back shows. */
  readonly head?: Head | undefined;
  /** The highest number of a mutation so far; none is used twice. */
  readonly lastNumber: number;
  readonly outbox: readonly OutboxEntry[];
  readonly attention: readonly AttentionEntry[];
  readonly drafts: readonly DraftRow[];
  /** Long texts that were not saved. Missing in what an older app laid away. */
  readonly writings?: readonly WritingRow[];
  /** Sent and confirmed, but brought again to a server that was put back to an older state. */
  readonly settled: readonly SettledEntry[];
  /** Files whose contents had not arrived. Missing in what an older app laid away. */
  readonly uploads?: readonly UploadRow[];
  /** Words in fields that are kept beside the database, by the fields' names. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Tables of what the server cannot give again. */
function tablesOf({ outbox, attention, draft, writing, settled, upload, meta }: LocalDatabase) {
  return [outbox, attention, draft, writing, settled, upload, meta];
}

/** Reads it; undefined where there is nothing, or nobody knows whose it is. */
export async function readUnsentContent(
  database: LocalDatabase,
  kept: UnsentContent["kept"],
): Promise<UnsentContent | undefined> {
  const { outbox, attention, draft, writing, settled, upload, meta } = database;
  return database.transaction("rw", tablesOf(database), async () => {
    const identity = await readMeta(meta, "identity");
    if (!identity) return undefined;
    const content = {
      identity,
      head: await readMeta(meta, "head"),
      lastNumber: await lastNumberOf(database),
      outbox: await outbox.toArray(),
      attention: await attention.toArray(),
      drafts: (await draft.toArray()).filter(({ text }) => text.trim() !== ""),
      writings: await writing.toArray(),
      settled: await settled.toArray(),
      uploads: await upload.where("state").notEqual("success").toArray(),
      kept,
    };
    const { length } = [
      ...content.outbox,
      ...content.attention,
      ...content.drafts,
      ...content.writings,
      ...content.settled,
      ...content.uploads,
    ];
    return length + Object.keys(kept).length > 0 ? content : undefined;
  });
}

/**
 * Takes out of the database what was read, and the rows that showed it. All of it stays where there is
 * something else by now, or where somebody has signed in again.
 */
export async function clearUnsentContent(
  database: LocalDatabase,
  read: UnsentContent | undefined,
): Promise<"cleared" | "changed" | "signedIn"> {
  const { outbox, attention, draft, settled, upload, uploadChunk, keptFile } = database;
  const { writing, shadow, stream, meta } = database;
  const shown = [...rowTables(database), shadow, stream, uploadChunk, keptFile];
  return database.transaction("rw", [...tablesOf(database), ...shown], async () => {
    if ((await readMeta(meta, "link"))?.state !== "signedOut") return "signedIn";
    const now = await readUnsentContent(database, read?.kept ?? {});
    if (textOf(now) !== textOf(read)) return "changed";
    const unsent = [outbox, attention, draft, writing, settled, upload];
    for (const table of [...unsent, ...shown]) await table.clear();
    await meta.delete("unsentKey");
    return "cleared";
  });
}

/** The same for the same content; numbers go on by being looked at. */
function textOf(content: UnsentContent | undefined): string {
  return content ? JSON.stringify({ ...content, lastNumber: 0 }) : "";
}

/**
 * Puts it into a database of the same account, once however often; what is there already stays.
 * false = that one numbers its mutations under another name, and theirs would be taken for its own.
 */
export async function putUnsentContent(
  database: LocalDatabase,
  content: UnsentContent,
): Promise<boolean> {
  const { outbox, attention, draft, writing, settled, upload, meta } = database;
  return database.transaction("rw", database.tables, async () => {
    const { identity, head } = content;
    const own = await readMeta(meta, "identity");
    if (own && own.clientId !== identity.clientId) return false;
    if (!own) await meta.put({ key: "identity", value: identity });
    // Whoever is still laying away what was there before leaves this alone.
    await meta.delete("link");
    if (head && !(await readMeta(meta, "head"))) {
      await meta.put({ key: "head", value: { ...head, seq: 0 } });
    }
    await outbox.bulkPut(content.outbox.map((entry) => ({ ...entry, folded: false })));
    await settled.bulkPut([...content.settled]);
    await upload.bulkPut([...(content.uploads ?? [])]);
    const needing = new Set((await attention.toArray()).map(({ n }) => n));
    const missing = content.attention.filter(({ n }) => !needing.has(n));
    await attention.bulkAdd(missing.map(({ id: _another, ...entry }) => entry));
    const begun = new Set(await draft.toCollection().primaryKeys());
    await draft.bulkPut(content.drafts.filter(({ dialogId }) => !begun.has(dialogId)));
    const written = new Set(await writing.toCollection().primaryKeys());
    await writing.bulkPut((content.writings ?? []).filter(({ name }) => !written.has(name)));
    await raiseLastNumber(database, content.lastNumber);
    // What rests on nothing else shows at once, the rest once the rows are back.
    await refold(database, new Set());
    return true;
  });
}

const placeholder: NewOutboxEntry = {
  command: "user.editData",
  args: {},
  lane: "company",
  at: 0,
  state: "applied",
  seq: 0,
  touched: [],
  folded: false,
  dependsOn: [],
  sent: false,
  attempts: 0,
  notBefore: 0,
};

/** The database alone knows it, and tells whoever adds an entry. */
async function lastNumberOf({ outbox }: LocalDatabase): Promise<number> {
  // A copy: the database writes the number into what it is given.
  const next = await outbox.add({ ...placeholder });
  await outbox.delete(next);
  return next - 1;
}

/** Entries to come get higher numbers. */
async function raiseLastNumber({ outbox }: LocalDatabase, least: number): Promise<void> {
  if (least === 0 || (await outbox.get(least))) return;
  const last: OutboxEntry = { ...placeholder, n: least };
  await outbox.put(last);
  await outbox.delete(least);
}
