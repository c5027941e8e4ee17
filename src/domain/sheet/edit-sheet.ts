import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { SHEET_NUMBER_MAX, SHEET_TITLE_MAX, SHEET_WIDTH_MAX } from "./sheet-limits.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { oneLine } from "../one-line.ts";
import { list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { textShape } from "../shape.ts";
import { sheetToUse } from "./can-use-sheet.ts";
import { sheetNumbered } from "./same-number.ts";
import { disciplineShape, sheetShape } from "./sheet.ts";

/** `plan/sheet/edit`: by what a sheet is known, and its scale. */
export const editSheet = defineCommand({
  name: "sheet.edit",
  path: "/api/plan/sheet/edit",
  arguments: z.object({
    id: idOf("sheet"),
    number: z.optional(nameShape(1, SHEET_NUMBER_MAX)),
    title: z.optional(textShape(0, SHEET_TITLE_MAX, oneLine)),
    discipline: z.optional(disciplineShape),
    /** Millimetres that its whole width stands for. */
    widthMm: z.optional(z.int().check(z.positive(), z.maximum(SHEET_WIDTH_MAX))),
  }),
  reply: sheetShape,
  lane: ({ id }) => ({ entity: "sheet", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { title: "text", number: "text" },
  *decide({ id, number, title, discipline, widthMm }, actor) {
    const found = yield* sheetToUse(id, actor);
    if (!found.ok) return refused(found.error);
    const { sheet, barred } = found.value;
    if (barred) return refused(barred);
    if (number !== undefined) {
      const others = yield* list("sheet", { planId: sheet.planId });
      const same = sheetNumbered(
        others.filter((other) => other.id !== id),
        number,
      );
      if (same) return refused(parameterError("sheet.numberTaken", { number: same.number }));
    }
    const put = {
      ...sheet,
      number: number ?? sheet.number,
      title: title ?? sheet.title,
      discipline: discipline ?? sheet.discipline,
      widthMm: widthMm ?? sheet.widthMm,
      updateTime: actor.now,
    };
    return applied([{ entity: "sheet", action: "update", put }], put);
  },
});
