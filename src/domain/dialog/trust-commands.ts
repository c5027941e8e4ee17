import { letReadAlong } from "./let-read-along.ts";
import { reportMessage } from "../message/report/report-message.ts";
import { setGroupRules } from "./rules/set-group-rules.ts";

/** The commands by which people say what goes in a chat. */
export const trustCommands = [letReadAlong, setGroupRules, reportMessage] as const;
