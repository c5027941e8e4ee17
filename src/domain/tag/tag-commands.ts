import { addTag } from "./add-tag.ts";
import { editTag } from "./edit-tag.ts";
import { removeTag } from "./remove-tag.ts";

/** What can be done with the tags of a plan. */
export const tagCommands = [addTag, editTag, removeTag] as const;
