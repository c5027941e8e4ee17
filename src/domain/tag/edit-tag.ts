import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import { applied, defineCommand, refused } from "../command.ts";
import { TAG_NAME_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { tagToChange } from "./can-change-tag.ts";
import { planTagShape } from "./plan-tag.ts";

/** `plan/tag/edit`: name and colour of a tag, for all tasks that have it. */
export const editTag = defineCommand({
  name: "tag.edit",
  path: "/api/plan/tag/edit",
  arguments: z.object({
    id: idOf("planTag"),
    name: z.optional(nameShape(1, TAG_NAME_MAX)),
    color: z.optional(columnColorShape),
  }),
  reply: planTagShape,
  lane: ({ id }) => ({ entity: "planTag", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, name, color }, actor) {
    const found = yield* tagToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { tag } = found;
    const put = { ...tag, name: name ?? tag.name, color: color ?? tag.color };
    return applied([{ entity: "planTag", action: "update", put }], put);
  },
});
