import * as z from "zod/mini";
import {
  type Condition,
  type Question,
  readCondition,
  writeCondition,
} from "../../form/conditions/condition.ts";
import type { ConditionSymbol } from "../../form/conditions/condition-symbols.ts";
import type { Json } from "../../form/json/json.ts";
import { readJsonText } from "../../form/json/read-json.ts";
import type { Id } from "../../id.ts";
import { FLOW_DEPTH_MAX, FLOW_TEXT_MAX } from "../../limits.ts";
import type { People } from "../flow/flow.ts";

/** What a condition asks, on the wire (forms-approvals 7.2): codes of the comparisons that one value, or several, are given to. */
const SYMBOLS = { 1: "==", 2: ">", 3: "<", 4: ">=", 5: "<=", 7: "in", 11: "==" } as const;
type Comparison = keyof typeof SYMBOLS;
const BETWEEN = 6;
const INITIATOR = 8;
/** Comparisons in an order, which texts of digits mean as numbers. */
const ORDERED: ReadonlySet<number> = new Set([2, 3, 4, 5, BETWEEN]);
/** Kinds of fields whose values are numbers (forms-approvals 7.4): whole ones, and others. */
const NUMBER_FIELDS: ReadonlySet<number | undefined> = new Set([5, 6]);
/** Within `between`: whether an end is left out, or belongs to it. */
const ENDS = { 1: [">", "<"], 2: [">=", "<="] } as const;

const idsShape = z._default(z.array(z.int()), []);

/** One thing that has to hold for a branch; all of them have to. */
export const conditionDatumShape = z
  .object({
    fieldName: z._default(z.string(), ""),
    /** Of the field. */
    type: z.optional(z.int()),
    conditionType: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 11]),
    /** What is compared with; of 6 the lower end, whether it belongs to it, the same of the upper one, and that; of 8 who asks. */
    values: z.union([
      z.array(z.union([z.string(), z.number()])),
      z.object({ userList: idsShape, deptList: idsShape, roleList: idsShape }),
    ]),
  })
  .check(z.refine(isWhole));
export type ConditionDatum = z.infer<typeof conditionDatumShape>;

function isWhole({ fieldName, conditionType, values }: ConditionDatum): boolean {
  if (!Array.isArray(values)) return conditionType === INITIATOR;
  if (conditionType === INITIATOR || fieldName === "") return false;
  if (conditionType === 7 || conditionType === 11) return values.length > 0;
  if (conditionType !== BETWEEN) return values.length === 1;
  const [low, lowEnd, highEnd, high] = values.map(Number);
  const isEnd = (end: number | undefined) => end === 1 || end === 2;
  return values.length === 4 && isEnd(lowEnd) && isEnd(highEnd) && isFinite(low) && isFinite(high);
}

function isFinite(value: number | undefined): boolean {
  return Number.isFinite(value);
}

/**
 * The JSON of the condition that a branch has from now on: what is said of it whole, unless somebody has changed what is said
 * of it piece by piece; what it was where neither is said.
 */
export function whenSaid({
  whole,
  pieces,
  before = "",
}: {
  readonly whole: string | undefined;
  readonly pieces: readonly ConditionDatum[] | undefined;
  readonly before: string | undefined;
}): string {
  const kept = whole ?? before;
  if (!pieces) return kept;
  const when = whenOf(pieces.filter(({ conditionType }) => conditionType !== INITIATOR));
  // Of a condition that cannot be told in pieces there are none, and who sends none back has not changed it.
  const isUntouched = [before, kept].some((said) => whenOf(piecesOf(said)) === when);
  return isUntouched ? kept : when;
}

function whenOf(pieces: readonly ConditionDatum[]): string {
  if (pieces.length === 0) return "";
  const questions = pieces.flatMap(questionsOf);
  const condition: Condition = { all: true, groups: [{ all: true, questions }] };
  return JSON.stringify(writeCondition(condition));
}

function questionsOf({
  fieldName: field,
  type,
  conditionType,
  values,
}: ConditionDatum): Question[] {
  if (!Array.isArray(values)) return [];
  const asNumbers = ORDERED.has(conditionType) || NUMBER_FIELDS.has(type);
  const [first = "", lowEnd, highEnd, last = ""] = values.map((value) => valueOf(value, asNumbers));
  const ask = (symbol: ConditionSymbol, value: Json): Question => ({
    field,
    symbol,
    operand: { type: "constant", value },
  });
  if (conditionType === BETWEEN)
    return [ask(ENDS[lowEnd === 1 ? 1 : 2][0], first), ask(ENDS[highEnd === 1 ? 1 : 2][1], last)];
  const isOfSeveral = conditionType === 7 || conditionType === 11;
  const all = values.map((value) => valueOf(value, asNumbers));
  return [ask(SYMBOLS[conditionType as Comparison], isOfSeveral ? all : first)];
}

function valueOf(value: string | number, asNumber: boolean): string | number {
  const number = Number(value);
  return asNumber && value !== "" && Number.isFinite(number) ? number : value;
}

/** Who may take a branch, as far as the pieces say so: people, and departments, positions, groups or roles by their ids. */
export function initiatorsSaid(pieces: readonly ConditionDatum[] = []): {
  readonly userIds: readonly Id[];
  readonly unitIds: readonly Id[];
} {
  const said = pieces.flatMap(({ values }) => (Array.isArray(values) ? [] : [values]));
  return {
    userIds: said.flatMap(({ userList }) => userList),
    unitIds: said.flatMap(({ deptList, roleList }) => [...deptList, ...roleList]),
  };
}

/** What a branch asks piece by piece, as far as there are words for it there; nothing of a condition of which a part has none. */
export function conditionData(when: string, { userIds, units }: People): ConditionDatum[] {
  if (userIds.length + units.length === 0) return piecesOf(when);
  const idsOf = (isDepartment: boolean) =>
    units.filter(({ kind }) => (kind === "department") === isDepartment).map(({ id }) => id);
  const values = { userList: [...userIds], deptList: idsOf(true), roleList: idsOf(false) };
  return [...piecesOf(when), { fieldName: "", conditionType: INITIATOR, values }];
}

function piecesOf(when: string): ConditionDatum[] {
  const json = readJsonText(when, { size: FLOW_TEXT_MAX, depth: FLOW_DEPTH_MAX });
  const condition = json.ok ? readCondition(json.value) : undefined;
  if (!condition?.all && (condition?.groups.length ?? 0) !== 1) return [];
  const groups = condition?.groups ?? [];
  if (groups.some(({ all, questions }) => !all && questions.length > 1)) return [];
  const questions = groups.flatMap((group) => group.questions);
  const pieces = questions.map(pieceOf);
  const known = pieces.filter((piece) => piece !== undefined);
  return known.length === pieces.length ? known : [];
}

function pieceOf({ field, symbol, operand }: Question): ConditionDatum | undefined {
  if (operand.type !== "constant") return undefined;
  const { value } = operand;
  const list = Array.isArray(value) ? value : [value];
  if (!list.every((each) => typeof each === "string" || typeof each === "number")) return undefined;
  const several = symbol === "==" && Array.isArray(value) ? 11 : undefined;
  const code = several ?? codeOf(symbol);
  if (code === undefined || list.length === 0) return undefined;
  if (code !== 7 && code !== 11 && list.length !== 1) return undefined;
  return { fieldName: field, conditionType: code, values: list };
}

function codeOf(symbol: ConditionSymbol): Comparison | undefined {
  const codes = [1, 2, 3, 4, 5, 7] as const;
  return codes.find((code) => SYMBOLS[code] === symbol);
}
