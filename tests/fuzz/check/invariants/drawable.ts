import { marked } from "marked";
import type { Snapshot } from "../../world/snapshot.ts";

/** The last moment that a calendar knows, epoch ms. */
const LAST_MOMENT = 8.64e15;
const isTime = /(time|Time)$/;

const drawn = new Set<string>();

/** Whatever stands in a row can be drawn on a screen: one that cannot be takes everybody's away. */
export function drawableViolations(snapshot: Snapshot): string[] {
  const times = snapshot.all.flatMap(({ entity, row }) =>
    Object.entries(row)
      .filter(([key, value]) => isTime.test(key) && Number(value) > LAST_MOMENT)
      .map(([key]) => `${entity} ${String(row["id"])} has a ${key} that no calendar knows`),
  );
  const texts = snapshot.rows.message
    .filter(({ row }) => row.msg.type === "md" && !canBeDrawn(row.msg.text))
    .map(({ row }) => `message ${row.id} cannot be drawn`);
  return [...times, ...texts];
}

/** Texts are looked at once. */
function canBeDrawn(text: string): boolean {
  if (drawn.has(text)) return true;
  try {
    marked.parse(text, { async: false });
    drawn.add(text);
    return true;
  } catch {
    return false;
  }
}
