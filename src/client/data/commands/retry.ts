import { type ArgumentsOf, findCommand } from "#domain/commands.ts";
import { TASK_GONE } from "#domain/refusal.ts";
import { subjectOf } from "#domain/subject.ts";
import { type RunResult, runWithin } from "./run-command.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { noRoom } from "../database/storage-errors.ts";
import { withRoom } from "../storage/with-room.ts";
import {
  basesOf,
  isBehind,
  takingMine,
  takingTheirs,
  versionsOf,
} from "../outbox/both-versions.ts";
import type { AttentionEntry, OutboxEntry } from "../database/outbox-entry.ts";
import { remember } from "../outbox/history.ts";

const nothing: RunResult = { ok: true, reply: undefined };

/**
 * Does something that was refused once more, as it was or with other words;
 * what succeeds leaves the tray. Asked twice at once, it is done once.
 */
export function retryEntry(
  database: LocalDatabase,
  { id = 0 }: AttentionEntry,
  args: unknown,
  now: number,
): Promise<RunResult> {
  return inTray(database, now, async () => {
    const entry = await database.attention.get(id);
    if (!entry) return nothing;
    const result = await pastWhatStandsHere(database, entry, args, now);
    if (result.ok) await database.attention.delete(id);
    // Meanwhile something else stands against it: both versions show that.
    else if (versionsOf(result.refusal)) {
      await database.attention.update(id, { refusal: result.refusal });
    }
    return result;
  });
}

/** Accepts the server's version and gives up one's own; what was no part of the clash is still sent. */
export function takeTheirs(
  database: LocalDatabase,
  { id = 0 }: AttentionEntry,
  now: number,
): Promise<RunResult> {
  return inTray(database, now, async () => {
    const entry = await database.attention.get(id);
    const versions = entry && versionsOf(entry.refusal);
    if (!entry || !versions) return nothing;
    const rest = takingTheirs(entry, versions.theirs);
    const result = rest ? await again(database, entry, rest, now) : nothing;
    if (!result.ok) return result;
    await database.attention.delete(id);
    await remember(database, [entry], "theirs", now);
    return result;
  });
}

/** What a refused entry can become where the row that it was to change is gone; undefined = nothing. */
export function anewOf({
  command,
  args,
  about = [],
  refusal,
}: Pick<AttentionEntry, "command" | "args" | "about" | "refusal">):
  | ArgumentsOf<"task.add">
  | undefined {
  const plan = about.find(({ entity }) => entity === "plan");
  if (refusal.code !== TASK_GONE || !plan) return undefined;
  const name = about.find(({ entity }) => entity === "task")?.name ?? "";
  const made = findCommand(command)?.anew?.(args, { planId: Number(plan.id), name });
  return made as ArgumentsOf<"task.add"> | undefined;
}

/** Keeps what was typed for a task that is gone in a new one; asked twice at once, it is made once. */
export function makeAnew(
  database: LocalDatabase,
  { id = 0 }: AttentionEntry,
  now: number,
): Promise<RunResult> {
  return inTray(database, now, async () => {
    const entry = await database.attention.get(id);
    const args = entry && anewOf(entry);
    if (!args) return nothing;
    const result = await runWithin(database, "task.add", args, now);
    if (result.ok) await database.attention.delete(id);
    return result;
  });
}

/**
 * Does it once more, also where the server's version that it is based on has not come to this device yet: here it is put over
 * what stands, and to the server it says what the person has seen.
 */
async function pastWhatStandsHere(
  database: LocalDatabase,
  entry: AttentionEntry,
  args: unknown,
  now: number,
): Promise<RunResult> {
  const result = await again(database, entry, args, now);
  const here = result.ok ? undefined : versionsOf(result.refusal)?.theirs;
  if (!here || !isBehind(entry, here)) return result;
  const { command } = entry;
  const done = await again(database, entry, takingMine({ command, args }, here), now);
  const sent = done.ok ? await newestAbout(database, { command, args }) : undefined;
  if (sent) {
    const based = { ...(sent.args as object), ...basesOf({ command, args }) };
    await database.outbox.update(sent.n, { args: based });
  }
  return done;
}

/** The newest entry that does the same to the same thing: what was just done may have become one with what waited before. */
async function newestAbout(
  { outbox }: LocalDatabase,
  { command, args }: Pick<AttentionEntry, "command" | "args">,
): Promise<OutboxEntry | undefined> {
  const definition = findCommand(command);
  const aboutOf = (said: unknown) => definition && subjectOf(definition, said, { userId: 0 })?.id;
  return outbox
    .orderBy("n")
    .filter((entry) => entry.command === command && aboutOf(entry.args) === aboutOf(args))
    .last();
}

function again(
  database: LocalDatabase,
  { command }: AttentionEntry,
  args: unknown,
  now: number,
): Promise<RunResult> {
  return runWithin(database, command, args as ArgumentsOf<typeof command>, now);
}

async function inTray(
  database: LocalDatabase,
  now: number,
  work: () => Promise<RunResult>,
): Promise<RunResult> {
  const tables = [...foldTables(database), database.attention, database.history];
  const result = await withRoom(database, now, "wholeStreams", () =>
    database.transaction("rw", tables, work),
  );
  return result === "noRoom" ? { ok: false, refusal: noRoom } : result;
}
