import { civilAt, namedZone, UTC } from "../form/calendar/zone.ts";
import type { Id } from "../id.ts";
import { MESSAGE_TEXT_MAX } from "../limits.ts";
import { get, type Reading } from "../reading.ts";
import { ownersOf, type Task } from "../task/task.ts";
import type { Automation } from "./automation.ts";

/** What stands in texts of rules for what a task says. */
type Word = "name" | "owner" | "due";

const WORD = /\{(name|owner|due)\}/g;
const NOTHING = "–";

/** A text of a rule with what the task says; as plain text, whatever stands in names. */
export function withWords(text: string, words: Readonly<Record<Word, string>>): string {
  return text.replace(WORD, (_all, word: Word) => words[word] || NOTHING);
}

const OPENING = /<(?=[^<>]*\{(?:name|owner|due)\})/g;

/** The same as a message: who names a task or themselves calls nobody by it, names no thing and commands no bot. */
export function messageWithWords(text: string, words: Readonly<Record<Word, string>>): string {
  const { name, owner, due } = words;
  const said = withWords(text.replace(OPENING, "‹"), { name: calm(name), owner: calm(owner), due });
  return said.slice(0, MESSAGE_TEXT_MAX).toWellFormed();
}

function calm(name: string): string {
  return name.replace(/<(?=[@#%])/g, "‹").replace(/^\s*\//, "∕");
}

/** What a task says, with the names of its owners; its end by the clock of the rule. */
export function wordsOfTask(
  task: Task,
  { timeZone }: Pick<Automation, "timeZone">,
  nameOf: (userId: Id) => string,
): Record<Word, string> {
  const owner = ownersOf(task).map(nameOf).join(", ");
  return { name: task.name, owner, due: task.endTime > 0 ? clockOf(task.endTime, timeZone) : "" };
}

/** The names of the owners of a task. */
export function* ownerNames(task: Task): Reading<ReadonlyMap<Id, string>> {
  const names = new Map<Id, string>();
  for (const userId of ownersOf(task))
    names.set(userId, (yield* get("user", userId))?.nickname ?? "");
  return names;
}

function clockOf(time: number, timeZone: string): string {
  const { year, month, day, hour, minute } = civilAt(time, namedZone(timeZone) ?? UTC);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
