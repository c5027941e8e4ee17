import type { EntityName } from "#domain/entity-names.ts";
import { type LocalDatabase, type StoredRow, tableOf } from "../database/local-database.ts";
import { rowsBetween, type Stream, streamKind } from "../database/streams.ts";
import { newestRange, rangeAt, type Ranges } from "../fold/ranges.ts";

/** A run of rows of a windowed kind and one parent, without a gap. */
export interface StreamWindow<Row> {
  /** Oldest first. */
  readonly rows: readonly Row[];
  /** Whether there are older ones that are not here; they are asked of the server. */
  readonly earlierMissing: boolean;
  /** Whether there are newer ones after this run. */
  readonly laterMissing: boolean;
}

interface WantedRun<Kind extends EntityName> extends Stream {
  readonly kind: Kind;
  /** Rows at most. */
  readonly most: number;
  /** A number that the run is to hold, and how many behind it are wanted; left out, the newest run is. */
  readonly around?: number | undefined;
  readonly later?: number;
}

/**
 * The last `most` rows of the newest run, or of the run that holds `around` those up to `later`
 * numbers behind it. What is pending stands at the end.
 */
export async function readRun<Kind extends EntityName>(
  database: LocalDatabase,
  wanted: WantedRun<Kind>,
): Promise<StreamWindow<StoredRow<Kind>>> {
  const { kind, parentId, most, around, later = 0 } = wanted;
  const { parent, by, last: lastField } = streamKind(kind);
  const [owner, held] = await Promise.all([
    tableOf(database, parent).get(parentId),
    database.stream.get([kind, parentId]),
  ]);
  const ranges: Ranges = held?.ranges ?? [];
  const newest = newestRange(ranges);
  const run = (around !== undefined && rangeAt(ranges, around)) || newest;
  // Pending rows lie behind the newest run, which has not heard of them yet.
  const last = around === undefined ? Number.MAX_SAFE_INTEGER : around + later;
  const isAtEnd = !run || (run === newest && last >= run[1]);
  const top = isAtEnd ? Number.MAX_SAFE_INTEGER : Math.min(run[1], last);
  const from = run ? Math.max(run[0], Math.min(run[1], top) - most + 1) : 1;
  // Forwards, because a browser hands out rows backwards only one by one.
  const rows = (await rowsBetween(database, wanted, from, top).toArray()).slice(-most);
  const [oldest] = rows;
  const hasAny = Number(owner?.[lastField] ?? 0) > 0;
  return {
    rows: rows as unknown as StoredRow<Kind>[],
    earlierMissing: oldest ? Number(oldest[by]) > 1 : hasAny && ranges.length === 0,
    laterMissing: !isAtEnd,
  };
}
