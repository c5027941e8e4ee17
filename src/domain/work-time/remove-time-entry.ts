import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { entryToChange } from "./entry-to-change.ts";
import { workedChange } from "./worked-change.ts";

/** `plan/task/time/delete`: one entry. */
export const removeTimeEntry = defineCommand({
  name: "timeEntry.remove",
  path: "/api/plan/task/time/delete",
  arguments: z.object({ id: idOf("timeEntry") }),
  reply: z.object({ id: idOf("timeEntry") }),
  lane: ({ id }) => ({ entity: "timeEntry", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* entryToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const left = found.entries.filter((one) => one.id !== id);
    return applied(
      [
        { entity: "timeEntry", action: "delete", remove: id },
        workedChange(found.task, left, actor),
      ],
      { id },
    );
  },
});
