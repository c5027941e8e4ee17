import type { MessageWindow } from "#contract/calls/sync.ts";
import { entityNames } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
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
  const parts = [...plainParts(news, size), ...messageParts(news, size)];
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
  readonly windows: readonly MessageWindow[];
}

function plainParts({ rows }: ServerNews, size: number): Part[] {
  const talking = new Set((rows["message"] as Row[] | undefined)?.map((row) => row["dialogId"]));
  return entityNames.flatMap((kind) => {
    if (kind === "message") return [];
    const all = (rows[kind] ?? []) as Row[];
    const own = kind === "dialog" ? all.filter((row) => !talking.has(row["id"])) : all;
    const starts = Array.from({ length: Math.ceil(own.length / size) }, (_, index) => index * size);
    return starts.map((from) => ({ rows: { [kind]: own.slice(from, from + size) }, windows: [] }));
  });
}

/** The messages of a chat stay together, and with its own news. */
function messageParts({ rows, windows }: ServerNews, size: number): Part[] {
  const dialogs = new Map(
    ((rows["dialog"] ?? []) as Row[]).map((row) => [row["id"] as RowId, row]),
  );
  const parts: { message: Row[]; dialogIds: RowId[] }[] = [];
  const byDialog = Map.groupBy((rows["message"] ?? []) as Row[], (row) => row["dialogId"] as RowId);
  for (const [dialogId, messages] of byDialog) {
    const last = parts.at(-1);
    if (last && last.message.length + messages.length <= size) {
      last.message.push(...messages);
      last.dialogIds.push(dialogId);
    } else parts.push({ message: [...messages], dialogIds: [dialogId] });
  }
  return parts.map(({ message, dialogIds }) => ({
    rows: { message, dialog: dialogIds.flatMap((id) => dialogs.get(id) ?? []) },
    windows: windows.filter(({ dialogId }) => dialogIds.includes(dialogId)),
  }));
}
