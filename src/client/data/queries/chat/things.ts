import type { LibraryItem } from "#domain/library/library-item.ts";
import {
  nameInMention,
  signOf,
  type ThingMention,
  thingsIn,
  thingToken,
} from "#domain/message/things/thing-mention.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { foldText } from "#domain/search/fold-text.ts";

/** A thing that the person may see: what it is called today, and where it is. */
export interface SeenThing {
  readonly name: string;
  readonly address: string;
}

/** The things named in a text that are here, by their tokens; what is not here the person may not see, or not see here. */
export async function readThings(
  database: LocalDatabase,
  text: string,
): Promise<ReadonlyMap<string, SeenThing>> {
  const seen = new Map<string, SeenThing>();
  for (const thing of thingsIn(text)) {
    const found = await seeThing(database, thing);
    if (found) seen.set(thingToken(thing), found);
  }
  return seen;
}

async function seeThing(
  database: LocalDatabase,
  { kind, id }: ThingMention,
): Promise<SeenThing | undefined> {
  if (kind === "task") {
    const task = await database.task.get(id);
    return task && { name: task.name, address: `/single/task/${id}` };
  }
  if (kind === "plan") {
    const plan = await database.plan.get(id);
    return plan && { name: plan.name, address: `/manage/plan/${id}` };
  }
  const item = await database.libraryItem.get(id);
  if (!item || item.removedTime > 0) return undefined;
  const isWithin = item.kind === "file" && item.pid > 0;
  return { name: item.name, address: `/manage/file/${isWithin ? `${item.pid}/${id}` : id}` };
}

/** Files and folders whose name holds these words, the newest first. */
export async function readFilesNamed(
  { libraryItem }: LocalDatabase,
  words: string,
  take: number,
): Promise<LibraryItem[]> {
  const sought = foldText(words);
  const items: LibraryItem[] = await libraryItem.toArray();
  return items
    .filter(({ name, removedTime }) => removedTime === 0 && foldText(name).includes(sought))
    .toSorted((one, other) => other.updateTime - one.updateTime || other.id - one.id)
    .slice(0, take);
}

/**
 * The things that words of a draft are the names of, for words that were written before the page was loaded: as what they were picked is
 * not kept with a draft. Of two things of one name the one that was changed last comes first.
 */
export async function readThingsNamedIn(
  { task, plan, libraryItem }: LocalDatabase,
  text: string,
): Promise<ThingMention[]> {
  const found: { thing: ThingMention; time: number }[] = [];
  const look =
    (kind: ThingMention["kind"]) => (row: { id: number; name: string; updateTime: number }) => {
      const name = nameInMention(row.name);
      if (name !== "" && text.includes(signOf(kind) + name))
        found.push({ thing: { kind, id: row.id, name }, time: row.updateTime });
    };
  if (text.includes("#")) {
    await task.each(look("task"));
    await plan.each(look("plan"));
  }
  if (text.includes("%")) await libraryItem.each(look("file"));
  return found.toSorted((one, other) => other.time - one.time).map(({ thing }) => thing);
}
