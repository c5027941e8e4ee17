import { addTimeEntry } from "./add-time-entry.ts";
import { discardTimer } from "./discard-timer.ts";
import { editTimeEntry } from "./edit-time-entry.ts";
import { removeTimeEntry } from "./remove-time-entry.ts";
import { startTimer } from "./start-timer.ts";
import { stopTimer } from "./stop-timer.ts";

/** What can be done with time that was worked. */
export const workTimeCommands = [
  addTimeEntry,
  editTimeEntry,
  removeTimeEntry,
  startTimer,
  stopTimer,
  discardTimer,
] as const;
