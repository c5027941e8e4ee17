import type { RowWindow } from "#contract/windows.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { streamKindOf, streamKinds } from "../database/streams.ts";
import type { ServerNews } from "./apply-server.ts";

type Row = Record<string, unknown>;
type Rows = Record<string, readonly unknown[]>;

/** Rows that are written in one transaction, so that a click in between does not wait for a whole page. */
const PORTION_ROWS = 100;

/**
 * Parts a long page into portions that are written one after the other: what goes first, then the rows in
 * their order; where it stands is said with the last one, so that whoever breaks off fetches it again.
 */
export function portionsOf(news: ServerNews, size = PORTION_ROWS): ServerNews[] {
  const count = Object.values(news.rows).reduce((sum, rows) => sum + rows.length, 0);
  if (count <= size) return [news];
  const open = { ...news, gone: {}, reset: false, head: undefined, windows: [] };
  const first = { ...open, rows: {}, gone: news.gone, reset: news.reset };
  const parts = [...plainParts(news, size), ...streamParts(news, size)];
  const last = parts.length - 1;
  return [
    first,
    ...parts.map((part, index) => ({
      ...open,
      ...part,
      head: index === last ? news.head : undefined,
    })),
  ];
}

interface Part {
  readonly rows: Rows;
  readonly windows: readonly RowWindow[];
}

function plainParts({ rows }: ServerNews, size: number): Part[] {
  return entityNames.flatMap((kind) => {
    if (streamKindOf(kind)) return [];
    const moving = parentsOfStreams(rows, kind);
    const own = ((rows[kind] ?? []) as Row[]).filter((row) => !moving.has(Number(row["id"])));
    const starts = Array.from({ length: Math.ceil(own.length / size) }, (_, index) => index * size);
    return starts.map((from) => ({ rows: { [kind]: own.slice(from, from + size) }, windows: [] }));
  });
}

/** The rows of one parent stay together, and with its own news. */
function streamParts(news: ServerNews, size: number): Part[] {
  const parents = new Set(streamKinds.map(({ parent }) => parent));
  return [...parents].flatMap((parent) => {
    const counts = [...parentsOfStreams(news.rows, parent)];
    const groups: { ids: Set<number>; count: number }[] = [];
    for (const [id, count] of counts) {
      const last = groups.at(-1);
      if (last && last.count + count <= size) {
        last.ids.add(id);
        last.count += count;
      } else groups.push({ ids: new Set([id]), count });
    }
    return groups.map(({ ids }) => partOf(news, parent, ids));
  });
}

/** Parents of a kind of which rows come as windows here, each with how many. */
function parentsOfStreams(rows: Rows, parent: EntityName): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { kind, field } of streamKinds.filter((each) => each.parent === parent)) {
    for (const row of (rows[kind] ?? []) as Row[]) {
      const id = Number(row[field]);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

function partOf({ rows, windows }: ServerNews, parent: EntityName, ids: Set<number>): Part {
  const within = (kind: string, field: string) =>
    ((rows[kind] ?? []) as Row[]).filter((row) => ids.has(Number(row[field])));
  const kinds = streamKinds.filter((each) => each.parent === parent);
  return {
    rows: {
      ...Object.fromEntries(kinds.map(({ kind, field }) => [kind, within(kind, field)])),
      [parent]: within(parent, "id"),
    },
    windows: windows.filter(
      ({ kind, parentId }) => ids.has(parentId) && kinds.some((each) => each.kind === kind),
    ),
  };
}
