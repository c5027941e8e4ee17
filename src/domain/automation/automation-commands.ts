import { addAutomation } from "./add-automation.ts";
import { editAutomation } from "./edit-automation.ts";
import { removeAutomation } from "./remove-automation.ts";

/** What can be done with the rules of a plan. */
export const automationCommands = [addAutomation, editAutomation, removeAutomation] as const;
