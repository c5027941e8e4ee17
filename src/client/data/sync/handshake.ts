import { SOCKET_RECONNECT_DELAY } from "#domain/limits.ts";
import type { Line } from "./socket.ts";

/** Finds out whether somebody is at the other end of a line that looks open. */
export interface Handshakes {
  /** Whether a receipt came in the time in which a lost line would be opened anew. */
  offer(line: Pick<Line, "send">): Promise<boolean>;
  /** A receipt has come. */
  answer(msgId: string): void;
}

export function createHandshakes(): Handshakes {
  const offered = new Map<string, (isAnswered: boolean) => void>();
  let last = 0;
  return {
    async offer(line) {
      last += 1;
      const msgId = `handshake-${last}`;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      offered.set(msgId, resolve);
      const patience = setTimeout(() => resolve(false), SOCKET_RECONNECT_DELAY);
      line.send({ type: "handshake", msgId });
      const isAnswered = await promise;
      clearTimeout(patience);
      offered.delete(msgId);
      return isAnswered;
    },
    answer: (msgId) => offered.get(msgId)?.(true),
  };
}
