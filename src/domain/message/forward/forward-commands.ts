import { forwardMessage } from "./forward-message.ts";
import { mergeMessages } from "./merge-messages.ts";
import { sendLibraryFile } from "./send-library-file.ts";

/** What takes into a chat what stands elsewhere. */
export const forwardCommands = [forwardMessage, sendLibraryFile, mergeMessages] as const;
