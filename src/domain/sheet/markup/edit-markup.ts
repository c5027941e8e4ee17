import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { MARKUP_NUMBERS_MAX, MARKUP_TEXT_MAX } from "../sheet-limits.ts";
import { laterWins } from "../../merge-edits.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { textShape } from "../../shape.ts";
import { revisionSetOn, setOnShape } from "../fit/set-on.ts";
import { partShape } from "../place-on-sheet.ts";
import { markupToChange } from "./can-change-markup.ts";
import { MARKUP_COLORS, MARKUP_WIDTHS, markupShape } from "./markup.ts";

/** `plan/sheet/markup/edit`: where one's own markup lies, how it looks and its words. */
export const editMarkup = defineCommand({
  name: "markup.edit",
  path: "/api/plan/sheet/markup/edit",
  arguments: z.object({
    id: idOf("markup"),
    color: z.optional(z.enum(MARKUP_COLORS)),
    width: z.optional(z.enum(MARKUP_WIDTHS)),
    points: z.optional(z.array(partShape).check(z.minLength(2), z.maxLength(MARKUP_NUMBERS_MAX))),
    /** The revision of which these are parts; left out: the one on which it lies. */
    revisionId: setOnShape,
    text: z.optional(textShape(0, MARKUP_TEXT_MAX)),
  }),
  reply: markupShape,
  lane: ({ id }) => ({ entity: "markup", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { text: "text" },
  *decide({ id, color, width, points, revisionId, text }, actor) {
    const found = yield* markupToChange(id, actor, "maker");
    if (!found.ok) return refused(found.error);
    const { markup, sheet } = found.value;
    if (points && points.length !== markup.points.length) return refused(parameterError());
    if (text === "" && markup.kind === "text") return refused(parameterError());
    const setOn = yield* revisionSetOn(sheet, points && revisionId);
    if (!setOn.ok) return refused(setOn.error);
    const isMoved = points !== undefined && revisionId !== undefined;
    const put = {
      ...markup,
      color: color ?? markup.color,
      width: width ?? markup.width,
      points: points ?? markup.points,
      revisionId: isMoved ? setOn.value : markup.revisionId,
      text: text ?? markup.text,
      updateTime: actor.now,
    };
    return applied([{ entity: "markup", action: "update", put }], put);
  },
});
