import { saveLeaveKind } from "./save-leave-kind.ts";
import { setLeaveAllowance } from "./set-leave-allowance.ts";

/** What administrators do to the leave that people have. */
export const leaveCommands = [saveLeaveKind, setLeaveAllowance] as const;
