/** What can be named in a message besides people. */
export const thingKinds = ["task", "plan", "file"] as const;
export type ThingKind = (typeof thingKinds)[number];

/** A task or plan is called with "#", a file or folder with "%". */
export type ThingSign = "#" | "%";

/** A thing as a message names it. */
export interface ThingMention {
  readonly kind: ThingKind;
  readonly id: number;
  /** What it was called when that was written: all that whoever may not see it is shown. */
  readonly name: string;
}

/** Characters of a name that go along; longer ones are told by their beginning. */
const NAME_MAX = 100;
const LETTERS = { task: "t", plan: "p", file: "f" } as const;
const KINDS: Readonly<Record<string, ThingKind>> = { t: "task", p: "plan", f: "file" };
/** `<#t12:Pour the slab>`, `<#p3:Pier 4>`, `<%f7:Load list.xlsx>`. */
const THING = /<(?:#(?=[tp])|%(?=f))([tpf])(\d{1,16}):([^<>\n]{1,100})>/;
const THINGS = new RegExp(THING, "g");
/** Half of a character, where a name was cut. */
const HALF = /\p{Surrogate}$/u;
const NOT_IN_NAMES = /[<>\s]+/g;

export function signOf(kind: ThingKind): ThingSign {
  return kind === "file" ? "%" : "#";
}

/** A name as it stands in messages: on one line, without the marks that end a mention. */
export function nameInMention(name: string): string {
  return name.replaceAll(NOT_IN_NAMES, " ").trim().slice(0, NAME_MAX).replace(HALF, "").trim();
}

/** A thing as it is stored in a message; its words where it has no name that could stand there. */
export function thingToken({ kind, id, name }: ThingMention): string {
  const words = nameInMention(name);
  return words === "" ? "" : `<${signOf(kind)}${LETTERS[kind]}${id}:${words}>`;
}

/** The thing that a text begins with, and how long its token is. */
export function thingAtStart(text: string): { raw: string; thing: ThingMention } | undefined {
  const found = THING.exec(text);
  return found?.index === 0 ? { raw: found[0], thing: thingOf(found) } : undefined;
}

/** Where the next thing is named in a text, -1 = nowhere. */
export function nextThing(text: string): number {
  return text.search(THING);
}

/** A text in its pieces: words, and the things named between them. */
export function splitThings(text: string): (string | ThingMention)[] {
  const pieces: (string | ThingMention)[] = [];
  let end = 0;
  for (const match of text.matchAll(THINGS)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(thingOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Each thing that a text names. */
export function thingsIn(text: string): ThingMention[] {
  return splitThings(text).flatMap((piece) => (typeof piece === "string" ? [] : [piece]));
}

/** The text with each thing as words, as it was called. */
export function thingsAsWords(text: string): string {
  if (nextThing(text) < 0) return text;
  return splitThings(text)
    .map((piece) => (typeof piece === "string" ? piece : signOf(piece.kind) + piece.name))
    .join("");
}

function thingOf([, letter = "", id, name = ""]: RegExpExecArray): ThingMention {
  return { kind: KINDS[letter] ?? "task", id: Number(id), name };
}
