import type { ReactNode } from "react";

/** What a sheet is asked for with, and where it leads. */
export interface SheetScreenProps {
  readonly sheetId: number;
  /** The task whose pin is looked at. */
  readonly pinnedTaskId: number | undefined;
  /** A task is open beside the sheet, and keys are for it. */
  readonly isTaskOpen: boolean;
  readonly onSelectPin: (taskId: number | undefined) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenSheet: (sheetId: number) => void;
  readonly onLeave: (planId: number) => void;
  /** The open task, beside the sheet. */
  readonly panel: ReactNode;
}
