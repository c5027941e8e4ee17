import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { recordToChange } from "./can-use-record.ts";

/** Deleting a record (seed 001 section 7): it goes for good. */
export const removeRecord = defineCommand({
  name: "record.remove",
  method: "DELETE",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/{id}",
  arguments: z.object({
    /** The form, where the address names it. */
    modelId: z.optional(idOf("form")),
    id: idOf("record"),
  }),
  reply: z.object({ id: idOf("record") }),
  lane: ({ id }) => ({ entity: "record", id }),
  seesAll: true,
  takes: true,
  *decide({ id, modelId }, actor) {
    const found = yield* recordToChange(id, modelId, actor);
    if (!found.ok) return refused(found.error);
    return applied([{ entity: "record", action: "delete", remove: id }], { id });
  },
});
