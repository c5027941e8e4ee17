import { createContext, use } from "react";
import type { StageView } from "./place-view.ts";
import type { SheetSize } from "./sheet-source.ts";

/** How the sheet lies, for what is drawn over it. */
export interface StageLies {
  readonly view: StageView;
  readonly stage: SheetSize;
  readonly sheet: SheetSize;
}

export const StageContext = createContext<StageLies | undefined>(undefined);

/** How the sheet lies below what is drawn over it. */
export function useStage(): StageLies {
  const lies = use(StageContext);
  if (!lies) throw new Error("There is no stage around this");
  return lies;
}
