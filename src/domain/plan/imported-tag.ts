import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import type { Actor, Change } from "../command.ts";
import type { Id } from "../id.ts";
import { TAG_NAME_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { newIdOf } from "../reference.ts";

/** A tag of a board from elsewhere. */
export const importedTagShape = z.object({
  id: newIdOf("planTag"),
  name: nameShape(1, TAG_NAME_MAX),
  color: columnColorShape,
});

/** The tags that an imported board brings into the plan. */
export function importedTags(
  tags: readonly z.infer<typeof importedTagShape>[],
  planId: Id,
  { userId, now: createTime }: Pick<Actor, "userId" | "now">,
): Change[] {
  return tags.map((tag) => ({
    entity: "planTag",
    action: "add",
    put: { ...tag, planId, userId, createTime },
  }));
}
