import { addSavedView } from "./add-saved-view.ts";
import { editSavedView } from "./edit-saved-view.ts";
import { removeSavedView } from "./remove-saved-view.ts";

/** What can be done with the saved views of a plan. */
export const savedViewCommands = [addSavedView, editSavedView, removeSavedView] as const;
