import type { ImportedThing, ImportFailure } from "../database/import-row.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** How far an import has come on its way to the server. */
export interface ImportSending {
  /** Things that wait to be sent. */
  readonly waiting: number;
  /** Lines that the server refused, with why. */
  readonly refused: readonly ImportFailure[];
}

/** What became of the things of an import since they went into the outbox. */
export async function readImportSending(
  { importDraft, outbox, attention }: LocalDatabase,
  key: string,
): Promise<ImportSending> {
  const outcome = (await importDraft.get(key))?.outcome;
  const things = new Map<number, ImportedThing>();
  for (const thing of [...(outcome?.added ?? []), ...(outcome?.changed ?? [])])
    things.set(thing.id, thing);
  if (things.size === 0) return { waiting: 0, refused: [] };
  const thingOf = ({ command, args }: { command: string; args: unknown }) =>
    command.startsWith("record.") ? things.get(Number((args as { id?: number }).id)) : undefined;
  const [waiting, told] = await Promise.all([
    outbox
      .where("state")
      .equals("waiting")
      .filter((entry) => thingOf(entry) !== undefined)
      .count(),
    attention.toArray(),
  ]);
  const refused = told.flatMap((entry) => {
    const thing = thingOf(entry);
    const { reason, data } = entry.refusal;
    const problems = (data as { problems?: ImportFailure["problems"] } | undefined)?.problems;
    return thing ? [{ lines: thing.lines, problems: problems ?? [{ path: "", reason }] }] : [];
  });
  return { waiting, refused };
}
