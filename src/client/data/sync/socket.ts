import {
  type ClientFrame,
  type DataFrame,
  dataFrameShape,
  type ServerFrame,
  serverFrameShape,
} from "#contract/frames/frames.ts";

/** A live line to the server; only ever a hint: with it closed, polling gives the same rows. */
export interface Line {
  send(frame: ClientFrame): void;
  close(): void;
}

export interface LineEvents {
  onFrame(frame: ServerFrame): void;
  onData(frame: DataFrame): void;
  onClose(): void;
  /** The text of an encrypted frame; throws where it cannot be read. */
  decrypt?(encrypted: string): Promise<string>;
}

type Frame = ServerFrame | DataFrame;

const PING_EVERY = 25_000;

/** Address of the socket of the server at `origin`, which the ticket opens (seed 000 §4). */
export function socketAddress(origin: string, ticket: string, language: string): string {
  const query = new URLSearchParams({ action: "web", token: ticket, language });
  return `${origin.replace(/^http/, "ws")}/ws?${query}`;
}

/** Opens a socket, and closes it when nothing has been heard for two pings: half-open lines look alive. */
export function openLine(
  url: string,
  events: LineEvents,
  createSocket: (url: string) => WebSocket,
): Line {
  const socket = createSocket(url);
  let heard = true;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    clearInterval(pinging);
    socket.close();
    events.onClose();
  };
  const send = (frame: ClientFrame) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  let silent = 0;
  const pinging = setInterval(() => {
    silent = heard ? 0 : silent + 1;
    heard = false;
    if (silent >= 2) close();
    else send({ type: "ping" });
  }, PING_EVERY);
  const take = (frame: Frame | undefined) => {
    // What was still on its way when the line was given up speaks for a line that is gone.
    if (closed || !frame) return;
    if ("to" in frame && "rest" in frame) {
      if (frame.msgId) send({ type: "receipt", msgId: frame.msgId });
      events.onData(frame);
    } else events.onFrame(frame);
  };
  /** Frames are taken in the order in which they came, also while some are being decrypted. */
  let decrypting = 0;
  let queue: Promise<void> = Promise.resolve();
  const takeInTurn = (work: () => Promise<readonly (Frame | undefined)[]>) => {
    decrypting += 1;
    queue = queue
      .then(work)
      .then((frames) => {
        for (const frame of frames) take(frame);
      })
      // A frame that is missing is a hole; with another line it is filled.
      .catch(close)
      .finally(() => {
        decrypting -= 1;
      });
  };
  socket.addEventListener("message", (message) => {
    if (closed) return;
    heard = true;
    const frame = parseFrame(message.data);
    const encrypted = frame && "encrypted" in frame ? frame.encrypted : undefined;
    if (encrypted !== undefined) {
      takeInTurn(
        async () => (await events.decrypt?.(encrypted))?.split("\n").map(parseFrame) ?? [],
      );
    } else if (decrypting > 0) takeInTurn(async () => [frame]);
    else take(frame);
  });
  socket.addEventListener("close", close);
  socket.addEventListener("error", close);
  return { send, close };
}

function parseFrame(text: unknown): Frame | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const json: unknown = JSON.parse(text);
    const frame = serverFrameShape.safeParse(json);
    if (frame.success) return frame.data;
    const data = dataFrameShape.safeParse(json);
    return data.success ? data.data : undefined;
  } catch {
    return undefined;
  }
}
