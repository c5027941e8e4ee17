import { addDataInterface } from "./add-data-interface.ts";
import { editDataInterface } from "./edit-data-interface.ts";
import { removeDataInterface } from "./remove-data-interface.ts";

/** What can be done to data interfaces. */
export const dataInterfaceCommands = [
  addDataInterface,
  editDataInterface,
  removeDataInterface,
] as const;
