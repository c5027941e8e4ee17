import type { Id } from "../../id.ts";
import { TASK_OWNERS_MAX, TASK_TAGS_MAX } from "../../limits.ts";
import type { PhraseSetting } from "../times/read-time-phrase.ts";
import type { Priority } from "../task.ts";
import { findTimes } from "./find-times.ts";
import type { QuickPart, QuickTask } from "./quick-task.ts";

interface Named {
  readonly id: Id;
  readonly name: string;
}

export interface QuickSetting extends PhraseSetting {
  /** Those who are in the plan. */
  readonly people: readonly Named[];
  /** Those of the plan; a "#" before anything else belongs to the name: "pier #4". */
  readonly tags: readonly Named[];
  /** Those of the company that can be chosen, the most pressing first: "!1" is the first one. */
  readonly priorities: readonly Priority[];
  /** Words that mean nothing but themselves: the person has taken them off. */
  readonly dismissed: ReadonlySet<string>;
}

/** "Pour the slab tomorrow 14:00 @Tom #concrete !1". What stands between quotes is left alone. */
export function readQuickTask(text: string, setting: QuickSetting): QuickTask {
  const { people, tags, priorities, dismissed } = setting;
  const parts: QuickPart[] = [];
  const left: QuickPart[] = [];
  let rest = withoutQuoted(text);
  const take = (part: QuickPart | undefined) => {
    if (part) (dismissed.has(part.words) ? left : parts).push(part);
  };
  for (const { 0: mark, index } of rest.matchAll(/(?<![^\s])[@#!](?=\S)/g)) {
    if (mark === "@") take(personAt(rest, index, people));
    else if (mark === "#") take(tagAt(rest, index, tags));
    else take(priorityAt(rest, index, priorities));
  }
  const kept = onceEach(parts);
  for (const { from, to } of [...kept, ...left]) rest = blanked(rest, from, to);
  // What stands behind or before the marks is at the end or the beginning as well, also behind one that was taken off.
  const found = findTimes(rest, setting);
  if (found) {
    const words = rest.slice(found.from, found.to).trim().replaceAll(/\s+/g, " ");
    if (!dismissed.has(words)) kept.push({ ...found, kind: "times", words });
  }
  const name = nameWithout(text, kept);
  return name === "" ? { name: text.trim(), parts: [] } : { name, parts: inOrder(kept) };
}

function personAt(text: string, at: number, people: readonly Named[]): QuickPart | undefined {
  const whole = longestAt(text, at + 1, people);
  if (whole) return { kind: "person", id: whole.id, ...span(text, at, whole.name.length + 1) };
  const [word = ""] = /^[^\s,;，；]+/.exec(text.slice(at + 1)) ?? [];
  const wanted = plain(word);
  const called = people.filter(({ name }) =>
    name.split(/[\s·・]+/).some((part) => plain(part) === wanted),
  );
  const [only, another] = called;
  return only && !another
    ? { kind: "person", id: only.id, ...span(text, at, word.length + 1) }
    : undefined;
}

function tagAt(text: string, at: number, tags: readonly Named[]): QuickPart | undefined {
  const tag = longestAt(text, at + 1, tags);
  return tag && { kind: "tag", id: tag.id, ...span(text, at, tag.name.length + 1) };
}

function priorityAt(
  text: string,
  at: number,
  priorities: readonly Priority[],
): QuickPart | undefined {
  const [mark = "", place] = /^!([1-9]\d?)(?=\s|$)/.exec(text.slice(at)) ?? [];
  const priority = priorities[Number(place) - 1];
  return priority ? { kind: "priority", priority, ...span(text, at, mark.length) } : undefined;
}

/** The one with the longest name that stands there as a whole. */
function longestAt(text: string, at: number, things: readonly Named[]): Named | undefined {
  return things
    .filter(({ name }) => {
      const written = text.slice(at, at + name.length);
      return plain(written) === plain(name) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length));
    })
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase();

function span(text: string, from: number, length: number) {
  return { from, to: from + length, words: text.slice(from, from + length) };
}

/** Each person and tag once, one priority, and no more than a task may have. */
function onceEach(parts: readonly QuickPart[]): QuickPart[] {
  const seen = new Set<string>();
  const counts = { person: 0, tag: 0, priority: 0, times: 0 };
  const most = { person: TASK_OWNERS_MAX, tag: TASK_TAGS_MAX, priority: 1, times: 1 };
  return parts.filter((part) => {
    const key = "id" in part ? `${part.kind} ${part.id}` : part.kind;
    if (seen.has(key) || counts[part.kind] >= most[part.kind]) return false;
    seen.add(key);
    counts[part.kind] += 1;
    return true;
  });
}

function withoutQuoted(text: string): string {
  return text.replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»|「[^」]*」|„[^“]*“/g, (quoted) =>
    "\u0000".repeat(quoted.length),
  );
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}

function nameWithout(text: string, parts: readonly QuickPart[]): string {
  let name = text;
  for (const { from, to } of parts) name = blanked(name, from, to);
  return name.replaceAll(/\s+/g, " ").replaceAll(/^[\s,，、;；]+|[\s,，、;；]+$/g, "");
}

function inOrder(parts: readonly QuickPart[]): readonly QuickPart[] {
  return parts.toSorted((one, other) => one.from - other.from);
}
