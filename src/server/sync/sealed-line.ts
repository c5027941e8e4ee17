import type { WebSocket } from "ws";
import type { ServerFrame } from "#contract/frames/frames.ts";
import { encryptFor, readClientKey } from "../encryption/open-pgp.ts";
import type { Line } from "./listener.ts";

/** A line on which data frames can be encrypted (seed 000 §7 "encrypt messages"). */
export interface SealableLine extends Line {
  /** Encrypts data frames for this key of the far end from now on; a key that is none ends the line. */
  seal(clientKey: string): void;
}

/** The far end could not be understood. */
const UNUSABLE = 1008;
/** Bytes that may wait for a far end that does not read; it pulls after it has connected again. */
const WAITING_MAX = 4 * 1024 * 1024;

/** The line over a socket. Frames leave in the order in which they were sent, also while some are being encrypted. */
export function openLine(socket: WebSocket, onProblem: (error: unknown) => void): SealableLine {
  let clientKey: string | undefined;
  let waiting = 0;
  let waitingBytes = 0;
  let queue: Promise<void> = Promise.resolve();

  const isFull = () => socket.bufferedAmount + waitingBytes > WAITING_MAX;
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    // Saying why would have to wait as well.
    if (isFull()) socket.terminate();
    else socket.send(text);
  };
  const inTurn = (text: string, work: () => Promise<string>) => {
    if (isFull()) {
      socket.terminate();
      return;
    }
    waiting += 1;
    waitingBytes += text.length;
    queue = queue
      .then(work)
      .then(write)
      .catch((error: unknown) => {
        // A frame that is missing would be a hole: whoever connects again pulls.
        socket.terminate();
        onProblem(error);
      })
      .finally(() => {
        waiting -= 1;
        waitingBytes -= text.length;
      });
  };

  const send = (text: string) => {
    if (waiting === 0) write(text);
    else inTurn(text, async () => text);
  };

  return {
    send,
    sendRows(texts) {
      const key = clientKey;
      if (key === undefined) for (const text of texts) send(text);
      else {
        // What belongs together costs one encryption.
        const all = texts.join("\n");
        inTurn(all, () => encryptedFrame(key, all));
      }
    },
    isSealed: () => clientKey !== undefined,
    close: (code, reason) => socket.close(code, reason),
    seal(key) {
      clientKey = key;
      void readClientKey(key).then((known) => {
        if (!known) socket.close(UNUSABLE, "key");
      });
    },
  };
}

async function encryptedFrame(clientKey: string, text: string): Promise<string> {
  const key = await readClientKey(clientKey);
  if (!key) throw new Error("The far end gave no key that can be used");
  const frame: ServerFrame = { type: "encrypt", encrypted: await encryptFor(key, text) };
  return JSON.stringify(frame);
}
