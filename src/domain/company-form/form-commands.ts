import { addForm } from "./add-form.ts";
import { setColumns } from "./columns/set-columns.ts";
import { editForm } from "./edit-form.ts";
import { markForm } from "./favourite/mark-form.ts";
import { publishForm } from "./publish-form.ts";
import { removeForm } from "./remove-form.ts";

/** What can be done to the forms of the company. */
export const formCommands = [
  addForm,
  editForm,
  publishForm,
  removeForm,
  markForm,
  setColumns,
] as const;
