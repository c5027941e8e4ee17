import { addField } from "./add-field.ts";
import { editField } from "./edit-field.ts";
import { removeField } from "./remove-field.ts";

/** What can be done with the fields of a plan. */
export const fieldCommands = [addField, editField, removeField] as const;
