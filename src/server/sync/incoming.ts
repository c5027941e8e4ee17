import type { RawData, WebSocket } from "ws";

/** Within how many milliseconds frames are counted. */
const SPAN = 10_000;
/** Frames of all kinds and bytes that a socket may bring in that time; a browser says something every few seconds. */
const FRAMES_MAX = 300;
const BYTES_MAX = 512 * 1024;
/** Whoever says so much says nothing that is worth hearing. */
const TOO_MUCH = 1008;

/** Hangs up on a socket that brings more than anybody has to say. */
export function boundIncoming(socket: WebSocket, now: () => number): void {
  let since = now();
  let frames = 0;
  let bytes = 0;
  const count = (data: RawData) => {
    // Clocks are also set back.
    if (Math.abs(now() - since) >= SPAN) {
      since = now();
      frames = 0;
      bytes = 0;
    }
    frames += 1;
    bytes += lengthOf(data);
    const share = Math.max(frames / FRAMES_MAX, bytes / BYTES_MAX);
    // Whoever goes on after that does not want to know why.
    if (share > 2) socket.terminate();
    else if (share > 1 && socket.readyState === socket.OPEN) socket.close(TOO_MUCH, "tooMuch");
  };
  socket.on("message", count);
  socket.on("ping", count);
  socket.on("pong", count);
}

function lengthOf(data: RawData): number {
  if (!Array.isArray(data)) return data.byteLength;
  return data.reduce((sum, piece) => sum + piece.byteLength, 0);
}
