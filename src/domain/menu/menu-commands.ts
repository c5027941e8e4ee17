import { addMenuItem } from "./add-menu-item.ts";
import { removeCommonFunction } from "./common/remove-common-function.ts";
import { saveCommonFunction } from "./common/save-common-function.ts";
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
