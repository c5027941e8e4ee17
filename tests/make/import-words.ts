import type { ImportWords } from "#domain/import/board-import.ts";

/** Words of imports in English. */
export const importWords: ImportWords = {
  strayColumn: "Without a list",
  otherColumn: "Other lists",
  archivedColumn: "Archived lists",
  labels: "Labels",
  checklists: "Checklists",
  attachments: "Attachments",
  list: "List",
  tasksColumn: "Tasks",
  materials: "Materials",
  percentField: "% complete",
  fileName: "",
};
