import type { MarkupKind } from "#domain/sheet/markup/markup.ts";

/** What a press on the sheet does: it moves, sets a pin, draws, or takes away what one drew. */
export const TOOLS = [
  "select",
  "pin",
  "free",
  "line",
  "arrow",
  "cloud",
  "text",
  "measure",
  "erase",
] as const satisfies readonly ("select" | "pin" | "erase" | MarkupKind)[];
export type Tool = (typeof TOOLS)[number];

/** The kind that a tool draws, or that it takes away; undefined where it does neither. */
export function drawnBy(tool: Tool): MarkupKind | "erase" | undefined {
  return tool === "select" || tool === "pin" ? undefined : tool;
}
