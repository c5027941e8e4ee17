import { addTaskTemplate } from "./add-task-template.ts";
import { editTaskTemplate } from "./edit-task-template.ts";
import { removeTaskTemplate } from "./remove-task-template.ts";

/** What can be done with the task templates of a plan. */
export const taskTemplateCommands = [
  addTaskTemplate,
  editTaskTemplate,
  removeTaskTemplate,
] as const;
