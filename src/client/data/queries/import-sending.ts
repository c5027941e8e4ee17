import type { ArgumentsOf } from "#domain/commands.ts";
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
  const thingsOf = (entry: Written) => idsOf(entry).flatMap((id) => things.get(id) ?? []);
  const [entries, told] = await Promise.all([
    outbox.where("state").equals("waiting").toArray(),
    attention.toArray(),
  ]);
  const refused = told.flatMap((entry): ImportFailure[] => {
    const { reason, data } = entry.refusal;
    const problems = (data as { problems?: ImportFailure["problems"] } | undefined)?.problems;
    return thingsOf(entry).map(({ lines }) => ({
      lines,
      problems: problems ?? [{ path: "", reason }],
    }));
  });
  return { waiting: entries.flatMap(thingsOf).length, refused };
}

interface Written {
  readonly command: string;
  readonly args: unknown;
}

/** Ids of what an entry brings in, or changes. */
function idsOf({ command, args }: Written): readonly number[] {
  if (command.startsWith("record.")) return [Number((args as { id?: number }).id)];
  if (command !== "plan.import") return [];
  return (args as ArgumentsOf<"plan.import">).tasks.map(({ id }) => id);
}
