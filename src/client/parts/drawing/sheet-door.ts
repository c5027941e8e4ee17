import { createContext } from "react";

/** Opens a sheet with the pin of a task in its middle. */
export type SheetDoor = (sheetId: number, taskId: number) => void;

/** The way to a sheet, from wherever a task is shown; undefined where there is none. */
export const SheetDoorContext = createContext<SheetDoor | undefined>(undefined);
