import type { WebSocket } from "ws";
import type { Server } from "../server.ts";

/**
 * Ends a socket on which something went wrong. What its far end did, such as a frame that is too large or a line
 * that broke, is its own affair: whoever could write it into the log as our fault could fill that.
 */
export function endBrokenLine(
  { log }: Pick<Server, "log">,
  error: NodeJS.ErrnoException,
  socket: WebSocket,
): void {
  socket.terminate();
  if (!isOfTheLine(error)) log.error({ err: error }, "A socket could not be attended to");
}

/** Whether it is of what came in, or of the connection itself. */
function isOfTheLine({ code = "", syscall }: NodeJS.ErrnoException): boolean {
  return code.startsWith("WS_ERR_") || syscall !== undefined;
}
