import { MARKUP_COLORS, MARKUP_KINDS, MARKUP_WIDTHS } from "#domain/sheet/markup/markup.ts";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { AWAITED } from "#tests/make/cases/message-things.ts";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import type { Draw } from "./action.ts";
import { aPlan, aRow, aTask, aWord, type Seen } from "./draw-thing.ts";

/** So few that two people bring the same sheet without knowing of each other. */
const NUMBERS = 4;

function aPart({ luck }: Seen): number {
  return luck.upTo(SHEET_PARTS);
}

const addSheets: Draw = async (seen) => {
  const plan = await aPlan(seen);
  const numbers = [1, 2].slice(0, 1 + seen.luck.upTo(2)).map(() => 201 + seen.luck.upTo(NUMBERS));
  const pages = numbers.map((number, index) => sheetPage(`A-${number}`, index + 1));
  const args = { planId: plan?.id ?? 0, name: `${aWord(seen)}.pdf`, ...AWAITED, pages };
  return plan && { name: "sheet.add", args };
};

const addPin: Draw = async (seen) => {
  const sheet = await aRow(seen.database.sheet, seen.luck);
  const task = await aTask(seen);
  const args = { sheetId: sheet?.id ?? 0, taskId: task?.id ?? 0, x: aPart(seen), y: aPart(seen) };
  return sheet && task && { name: "pin.add", args };
};

const addPinnedTask: Draw = async (seen) => {
  const sheet = await aRow(seen.database.sheet, seen.luck);
  const place = { sheetId: sheet?.id ?? 0, x: aPart(seen), y: aPart(seen) };
  return sheet && { name: "pin.addTask", args: { ...place, name: aWord(seen) } };
};

const addMarkup: Draw = async (seen) => {
  const sheet = await aRow(seen.database.sheet, seen.luck);
  const kind = seen.luck.pick(MARKUP_KINDS) ?? "line";
  const color = seen.luck.pick(MARKUP_COLORS) ?? "red";
  const places = kind === "text" ? [1, 2] : [1, 2, 3, 4];
  const points = places.map(() => aPart(seen));
  const text = kind === "text" ? { text: aWord(seen) } : {};
  return sheet && { name: "markup.add", args: { sheetId: sheet.id, kind, color, points, ...text } };
};

/** Common things stand several times. */
const draws: readonly Draw[] = [
  addSheets,
  addSheets,
  addPin,
  addPin,
  addPinnedTask,
  addPinnedTask,
  addMarkup,
  addMarkup,
  async (seen) => {
    const markup = await aRow(seen.database.markup, seen.luck);
    const color = seen.luck.pick(MARKUP_COLORS) ?? "red";
    const points = markup?.points.map(() => aPart(seen)) ?? [];
    const width = seen.luck.pick(MARKUP_WIDTHS) ?? "normal";
    return markup && { name: "markup.edit", args: { id: markup.id, color, width, points } };
  },
  async (seen) => {
    const markup = await aRow(seen.database.markup, seen.luck);
    return markup && { name: "markup.remove", args: { id: markup.id } };
  },
  async (seen) => {
    const pin = await aRow(seen.database.pin, seen.luck);
    return pin && { name: "pin.remove", args: { sheetId: pin.sheetId, taskId: pin.taskId } };
  },
  async (seen) => {
    const sheet = await aRow(seen.database.sheet, seen.luck);
    const number = `A-${201 + seen.luck.upTo(NUMBERS)}`;
    return sheet && { name: "sheet.edit", args: { id: sheet.id, number, title: aWord(seen) } };
  },
  async (seen) => {
    const sheet = await aRow(seen.database.sheet, seen.luck);
    const name = seen.luck.chance(0.5) ? "sheet.remove" : "sheet.restore";
    return sheet && { name, args: { id: sheet.id } };
  },
  async (seen) => {
    const revision = await aRow(seen.database.sheetRevision, seen.luck);
    const of = { sheetId: revision?.sheetId ?? 0, id: revision?.id ?? 0 };
    return revision && { name: "sheet.editRevision", args: { ...of, code: aWord(seen) } };
  },
  async (seen) => {
    const revision = await aRow(seen.database.sheetRevision, seen.luck);
    const args = { sheetId: revision?.sheetId ?? 0, id: revision?.id ?? 0 };
    return revision && { name: "sheet.removeRevision", args };
  },
];

/** Draws what people do with drawings. */
export const drawSheet: Draw = async (seen) => seen.luck.pick(draws)?.(seen);
