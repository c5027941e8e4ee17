import { fieldIdOf, fieldKey } from "../../field/field-claims.ts";
import type { Id } from "../../id.ts";
import type { Task } from "../../task/task.ts";

/** Days of a task of which a filter asks between which they lie. */
export const DATE_NAMES = ["start", "end", "created", "completed"] as const;
export type DateName = (typeof DATE_NAMES)[number];

/** A day of a task, or a number or day of a field of the plan ("field.12"), lies between two, both counting; "" = no bound. */
export interface Within {
  readonly of: string;
  /** Days as 2026-04-01, numbers with a point. */
  readonly from: string;
  readonly to: string;
}

/** A text of a field of the plan holds these words, in small letters or capitals. */
export interface Says {
  readonly of: string;
  readonly text: string;
}

/** The first moment of a day, or of the one after it, where whoever asks is; epoch ms. */
export type StartOf = (date: string, later: 0 | 1) => number;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,20}(\.\d{1,10})?$/;
const SAID_MAX = 200;

export function isDateName(name: string): name is DateName {
  return DATE_NAMES.some((one) => one === name);
}

/** A day of a field is asked of by days, a number by numbers. */
export function isDay(bound: string): boolean {
  return DAY.test(bound);
}

export function isWithin(value: unknown): value is Within {
  const { of, from, to } = textsOf(value);
  if (of === undefined || from === undefined || to === undefined) return false;
  const bounds = [from, to].filter((bound) => bound !== "");
  if (bounds.length === 0) return false;
  if (isDateName(of)) return bounds.every(isDay);
  const isOfField = fieldIdOf(of) !== undefined;
  return isOfField && (bounds.every(isDay) || bounds.every((bound) => NUMBER.test(bound)));
}

export function isSays(value: unknown): value is Says {
  const { of, text } = textsOf(value);
  if (of === undefined || text === undefined || fieldIdOf(of) === undefined) return false;
  return text.trim() !== "" && text.length <= SAID_MAX;
}

/** The questions with another one to this day or field; undefined asks nothing of it any more. */
export function withQuestion<Question extends Within | Says>(
  all: readonly Question[],
  of: string,
  question: Question | undefined,
): Question[] {
  return [...all.filter((one) => one.of !== of), ...(question ? [question] : [])];
}

/** "end:2026-11-01..2026-11-30", "field.12:5.." */
export function withinInAddress({ of, from, to }: Within): string {
  return `${of}:${from}..${to}`;
}

export function withinOfAddress(part: string): Within[] {
  const [of = "", span = ""] = part.split(":");
  const [from = "", to = ""] = span.split("..");
  const read = { of, from, to };
  return isWithin(read) ? [read] : [];
}

/** "field.12:pump%2C%20old": no comma, which parts the questions of an address. */
export function saysInAddress({ of, text }: Says): string {
  return `${of}:${encodeURIComponent(text)}`;
}

export function saysOfAddress(part: string): Says[] {
  const [of = "", written = ""] = part.split(":");
  try {
    const read = { of, text: decodeURIComponent(written) };
    return isSays(read) ? [read] : [];
  } catch {
    return [];
  }
}

/** The same questions of fields that are called by other ids; undefined where one of them is not there. */
export function ofOtherFields<Question extends Within | Says>(
  questions: readonly Question[],
  idOf: (id: Id) => Id | undefined,
): Question[] | undefined {
  const renamed = questions.map((question) => {
    const id = fieldIdOf(question.of);
    const other = id === undefined ? undefined : idOf(id);
    if (id === undefined) return question;
    return other === undefined ? undefined : { ...question, of: fieldKey(other) };
  });
  const there = renamed.filter((question) => question !== undefined);
  return there.length < questions.length ? undefined : there;
}

/** The question of a filter whether days and numbers lie in their spans; what is not there lies in none. */
export function withinMatcher(all: readonly Within[], startOf: StartOf): (task: Task) => boolean {
  const questions = all.map((one) =>
    isDateName(one.of) ? byDay(one.of, one, startOf) : byField(one),
  );
  return (task) => questions.every((question) => question(task));
}

/** The question of a filter what texts of fields say. */
export function saysMatcher(all: readonly Says[]): (task: Pick<Task, "fields">) => boolean {
  const questions = all.map(({ of, text }) => ({
    id: String(fieldIdOf(of)),
    words: text.trim().toLowerCase(),
  }));
  return ({ fields }) =>
    questions.every(({ id, words }) => (fields[id] ?? "").toLowerCase().includes(words));
}

const momentOf: Readonly<Record<DateName, (task: Task) => number>> = {
  start: ({ startTime }) => startTime,
  end: ({ endTime }) => endTime,
  created: ({ createTime }) => createTime,
  completed: ({ completeTime }) => completeTime,
};

function byDay(name: DateName, { from, to }: Within, startOf: StartOf): (task: Task) => boolean {
  const first = from === "" ? 1 : startOf(from, 0);
  const end = to === "" ? Infinity : startOf(to, 1);
  return (task) => {
    const moment = momentOf[name](task);
    return moment > 0 && moment >= first && moment < end;
  };
}

function byField({ of, from, to }: Within): (task: Task) => boolean {
  const id = String(fieldIdOf(of));
  const days = isDay(from || to);
  const valueOf = (text: string) => (days ? text : Number(text));
  return ({ fields }) => {
    const kept = fields[id] ?? "";
    if (kept === "" || isDay(kept) !== days) return false;
    return (
      (from === "" || valueOf(kept) >= valueOf(from)) && (to === "" || valueOf(kept) <= valueOf(to))
    );
  };
}

function textsOf(value: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string"));
}
