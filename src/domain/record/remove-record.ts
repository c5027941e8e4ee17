import * as z from "zod/mini";
import { noteOfRemoval } from "../approval/audit-notes.ts";
import { applied, defineCommand, refused } from "../command.ts";
import { get, list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
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
    /** Only while nobody has changed it since it was made: an import is taken back. */
    unchanged: z.optional(z.literal(true)),
  }),
  reply: z.object({ id: idOf("record") }),
  lane: ({ id }) => ({ entity: "record", id }),
  seesAll: true,
  takes: true,
  *decide({ id, modelId, unchanged }, actor) {
    const found = yield* recordToChange(id, modelId, actor, "remove");
    if (!found.ok) return refused(found.error);
    const { createTime, updateTime } = found.value;
    if (unchanged && updateTime !== createTime)
      return refused(parameterError("record.changedMeanwhile"));
    const form = yield* get("form", found.value.formId);
    const approvals = yield* list("approval", { recordId: id });
    const notes = approvals.map((approval) => noteOfRemoval(approval, form?.name ?? ""));
    return applied([{ entity: "record", action: "delete", remove: id }], { id }, notes);
  },
});
