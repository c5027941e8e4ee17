import type { FastifyRequest } from "fastify";

/** Milliseconds in which the rest of a body may still come that nobody wants: some 12 MB take a busy server a few seconds. */
const LINGER = 10_000;
/** How fast it is taken: whoever sends on and on is held back by their own line. */
const BYTES_A_MILLISECOND = 8 * 1024;

/**
 * Has the rest of a body come and be thrown away, and hangs up on whoever takes long about it. A line that is cut while
 * bytes are on their way takes the answer with it, before the caller could read it.
 */
export function passOver({ raw }: FastifyRequest): void {
  const line = raw.socket as typeof raw.socket | null;
  // A request from within the process comes without a line.
  if (!line || !("bytesRead" in line)) return;
  const cut = setTimeout(() => line.destroy(), LINGER);
  for (const end of ["end", "close"]) raw.once(end, () => clearTimeout(cut));
  raw.unpipe();
  raw.on("data", (piece: Uint8Array) => {
    raw.pause();
    setTimeout(() => raw.resume(), piece.length / BYTES_A_MILLISECOND);
  });
  raw.resume();
}
