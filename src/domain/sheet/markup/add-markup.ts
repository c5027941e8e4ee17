import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { MARKUP_NUMBERS_MAX, MARKUP_TEXT_MAX, SHEET_MARKUPS_MAX } from "../sheet-limits.ts";
import { list } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { textShape } from "../../shape.ts";
import { sheetToUse } from "../can-use-sheet.ts";
import { revisionSetOn, setOnShape } from "../fit/set-on.ts";
import { partShape } from "../place-on-sheet.ts";
import { type Markup, MARKUP_COLORS, MARKUP_KINDS, MARKUP_WIDTHS, markupShape } from "./markup.ts";

/** Numbers that each kind takes at least: words have one place, all else begins and ends somewhere. */
const LEAST = 4;

/** `plan/sheet/markup/add`: something drawn into one's own layer. */
export const addMarkup = defineCommand({
  name: "markup.add",
  path: "/api/plan/sheet/markup/add",
  arguments: z.object({
    id: z.optional(newIdOf("markup")),
    sheetId: idOf("sheet"),
    revisionId: setOnShape,
    kind: z.enum(MARKUP_KINDS),
    color: z.enum(MARKUP_COLORS),
    width: z.optional(z.enum(MARKUP_WIDTHS)),
    points: z.array(partShape).check(z.minLength(2), z.maxLength(MARKUP_NUMBERS_MAX)),
    text: z.optional(textShape(0, MARKUP_TEXT_MAX)),
  }),
  reply: markupShape,
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { text: "text" },
  *decide(args, actor) {
    const { id = 0, sheetId, revisionId: named, kind, points, text = "" } = args;
    const { color, width = "normal" } = args;
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    const isWords = kind === "text";
    const fits = points.length % 2 === 0 && (isWords || points.length >= LEAST);
    if (!fits || (isWords && text === "")) return refused(parameterError());
    const held = yield* list("markup", { sheetId });
    if (held.length >= SHEET_MARKUPS_MAX)
      return refused(parameterError("markup.max", { count: SHEET_MARKUPS_MAX }));
    const { sheet } = found.value;
    const setOn = yield* revisionSetOn(sheet, named);
    if (!setOn.ok) return refused(setOn.error);
    const { planId } = sheet;
    const { userId, now } = actor;
    const times = { createTime: now, updateTime: now };
    const place = { id, sheetId, planId, revisionId: setOn.value };
    const put: Markup = { ...place, userId, kind, color, width, points, text, ...times };
    return applied([{ entity: "markup", action: "add", put }], put);
  },
});
