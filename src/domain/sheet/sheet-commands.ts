import { addSheets } from "./add-sheets.ts";
import { editSheet } from "./edit-sheet.ts";
import { editRevision } from "./edit-revision.ts";
import { alignRevision } from "./fit/align-revision.ts";
import { removeRevision } from "./remove-revision.ts";
import { removeSheet } from "./remove-sheet.ts";
import { restoreSheet } from "./restore-sheet.ts";
import { addPin } from "./pin/add-pin.ts";
import { addPinnedTask } from "./pin/add-pinned-task.ts";
import { removePin } from "./pin/remove-pin.ts";
import { addMarkup } from "./markup/add-markup.ts";
import { editMarkup } from "./markup/edit-markup.ts";
import { removeMarkup } from "./markup/remove-markup.ts";

/** What people can do with drawings. */
export const sheetCommands = [
  addSheets,
  editSheet,
  removeSheet,
  editRevision,
  removeRevision,
  alignRevision,
  restoreSheet,
  addPin,
  addPinnedTask,
  removePin,
  addMarkup,
  editMarkup,
  removeMarkup,
] as const;
