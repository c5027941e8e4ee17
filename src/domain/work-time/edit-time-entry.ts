import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { idOf } from "../reference.ts";
import { givenTimeShape } from "../shape.ts";
import { workMinutesShape, workNoteShape } from "./add-time-entry.ts";
import { entryToChange } from "./entry-to-change.ts";
import { timeEntryShape } from "./time-entry.ts";
import { workedChange } from "./worked-change.ts";

/** `plan/task/time/edit`: when, how long and what was done. */
export const editTimeEntry = defineCommand({
  name: "timeEntry.edit",
  path: "/api/plan/task/time/edit",
  arguments: z.object({
    id: idOf("timeEntry"),
    startTime: z.optional(givenTimeShape),
    minutes: z.optional(workMinutesShape),
    note: z.optional(workNoteShape),
  }),
  reply: timeEntryShape,
  lane: ({ id }) => ({ entity: "timeEntry", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { note: "text" },
  *decide({ id, startTime, minutes, note }, actor) {
    const found = yield* entryToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { entry, task, entries } = found;
    const put = {
      ...entry,
      startTime: startTime ?? entry.startTime,
      minutes: minutes ?? entry.minutes,
      note: note ?? entry.note,
      updateTime: actor.now,
    };
    const after = entries.map((one) => (one.id === id ? put : one));
    return applied(
      [{ entity: "timeEntry", action: "update", put }, workedChange(task, after, actor)],
      put,
    );
  },
});
