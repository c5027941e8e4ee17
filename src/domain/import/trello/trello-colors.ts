import type { ImportColor, ImportTag } from "../board-import.ts";

/** Trello's ten colours (each also `_light` and `_dark`) on the six of a task and those of tags and choices, the nearest one each. */
const colors: ReadonlyMap<
  string,
  { readonly task: ImportColor; readonly tag: ImportTag["color"] }
> = new Map([
  ["green", { task: "green", tag: "green" }],
  ["lime", { task: "green", tag: "green" }],
  ["yellow", { task: "yellow", tag: "yellow" }],
  ["orange", { task: "yellow", tag: "orange" }],
  ["red", { task: "pink", tag: "red" }],
  ["pink", { task: "pink", tag: "pink" }],
  ["purple", { task: "purple", tag: "purple" }],
  ["blue", { task: "blue", tag: "blue" }],
  ["sky", { task: "blue", tag: "blue" }],
  ["black", { task: "grey", tag: "grey" }],
]);

/** What a colour of Trello's is here; undefined where it is none. */
export function colorOfTrello(name: string | null | undefined) {
  return colors.get((name ?? "").replace(/_(?:light|dark)$/, ""));
}
