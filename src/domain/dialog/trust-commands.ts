import { letReadAlong } from "./let-read-along.ts";
import { setGroupRules } from "./rules/set-group-rules.ts";

/** The commands by which people say what goes in a chat. */
export const trustCommands = [letReadAlong, setGroupRules] as const;
