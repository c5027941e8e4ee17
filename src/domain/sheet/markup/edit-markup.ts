import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { MARKUP_NUMBERS_MAX, MARKUP_TEXT_MAX } from "../sheet-limits.ts";
import { laterWins } from "../../merge-edits.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { textShape } from "../../shape.ts";
import { partShape } from "../place-on-sheet.ts";
import { markupToChange } from "./can-change-markup.ts";
import { MARKUP_COLORS, markupShape } from "./markup.ts";

/** `plan/sheet/markup/edit`: where one's own markup lies, its colour and its words. */
export const editMarkup = defineCommand({
  name: "markup.edit",
  path: "/api/plan/sheet/markup/edit",
  arguments: z.object({
    id: idOf("markup"),
    color: z.optional(z.enum(MARKUP_COLORS)),
    points: z.optional(z.array(partShape).check(z.minLength(2), z.maxLength(MARKUP_NUMBERS_MAX))),
    text: z.optional(textShape(1, MARKUP_TEXT_MAX)),
  }),
  reply: markupShape,
  lane: ({ id }) => ({ entity: "markup", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { text: "text" },
  *decide({ id, color, points, text }, actor) {
    const found = yield* markupToChange(id, actor, "maker");
    if (!found.ok) return refused(found.error);
    const markup = found.value;
    if (points && points.length !== markup.points.length) return refused(parameterError());
    const put = {
      ...markup,
      color: color ?? markup.color,
      points: points ?? markup.points,
      text: text ?? markup.text,
      updateTime: actor.now,
    };
    return applied([{ entity: "markup", action: "update", put }], put);
  },
});
