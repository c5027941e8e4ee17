import { addMenuItem } from "./add-menu-item.ts";
import { removeCommonFunction } from "./used/remove-used-function.ts";
import { saveCommonFunction } from "./used/save-used-function.ts";
import { editMenuItem } from "./edit-menu-item.ts";
import { removeMenuItem } from "./remove-menu-item.ts";

/** What can be done to the company's menu. */
export const menuCommands = [
  addMenuItem,
  editMenuItem,
  removeMenuItem,
  saveCommonFunction,
  removeCommonFunction,
] as const;
