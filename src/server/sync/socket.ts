import type { RawData, WebSocket } from "ws";
import { clientFrameShape, type ServerFrame } from "#contract/frames/frames.ts";
import { readJson } from "../http/edge/read-json.ts";
import { type CallSession, sessionOfHash } from "../http/session.ts";
import type { App, Server } from "../server.ts";
import { hangUpOn } from "./ended-sessions.ts";
import { boundIncoming } from "./incoming.ts";
import type { Line } from "./listener.ts";
import { openLine, type SealableLine } from "./sealed-line.ts";
import { takeSeat } from "./seats.ts";
import { holderOf } from "./socket-ticket.ts";

const PING_EVERY = 25_000;
const MISSES_MAX = 2;
const TRY_AGAIN = 1013;

/** GET /ws?action=web&token=&language=: the live line of a browser (seed 000 §4); the token is a ticket. */
export function openSockets({ fastify, server }: App): void {
  // In a plugin of its own the route is sure to meet the websocket plugin's hooks.
  fastify.register(async (scoped) => {
    scoped.get("/ws", { websocket: true }, (socket, request) => {
      const { token } = request.query as { token?: unknown };
      attend(server, socket, typeof token === "string" ? token : "");
    });
  });
}

/** `word`: what the address names as `token`. */
export function attend(server: Server, socket: WebSocket, word: string): void {
  const line = openLine(socket, (error) => {
    server.log.warn({ err: error }, "A frame could not be encrypted");
  });
  let welcomed: Welcomed | undefined;
  const goAway = () => {
    welcomed?.leave();
    welcomed = undefined;
  };
  // Also who only listens is in contact.
  const stopPings = keepAlive(socket, () => {
    if (welcomed) noteAlive(server, welcomed.session);
  });
  boundIncoming(socket, () => server.now());
  socket.on("message", (data) => {
    if (socket.readyState === socket.OPEN) answer(server, line, textOf(data));
  });
  socket.on("close", () => {
    stopPings();
    goAway();
  });
  welcome(server, line, word).then(
    (entered) => {
      welcomed = entered;
      // Whoever hung up while they were being let in has left already.
      if (socket.readyState !== socket.OPEN) goAway();
    },
    (error: unknown) => {
      server.log.warn({ err: error }, "A socket could not be opened");
      line.close(TRY_AGAIN, "later");
    },
  );
}

/** Somebody who listens, and what lets them go again. */
interface Welcomed {
  readonly session: CallSession;
  leave(): void;
}

/** Lets somebody listen; undefined for whoever may not. */
async function welcome(server: Server, line: Line, word: string): Promise<Welcomed | undefined> {
  const holder = await holderOf(server, word);
  if (!holder) {
    line.close(TRY_AGAIN, "ticket");
    return undefined;
  }
  if (!holder.ok) {
    hangUpOn(line, holder.error);
    return undefined;
  }
  const session = holder.value;
  const { userId, deviceId } = session;
  const giveBack = takeSeat(server, userId);
  if (!giveBack) {
    line.close(TRY_AGAIN, "tooMany");
    return undefined;
  }
  try {
    const who = { userId, deviceId, build: server.builds.build };
    const listener = await server.hub.join(who, line);
    const leave = () => {
      server.hub.leave(listener);
      giveBack();
    };
    return { session, leave };
  } catch (error) {
    giveBack();
    throw error;
  }
}

function noteAlive(server: Server, { tokenHash }: CallSession): void {
  sessionOfHash(server, tokenHash).catch((error: unknown) => {
    server.log.warn({ err: error }, "That a browser is there could not be noted");
  });
}

function answer(server: Server, line: SealableLine, text: string): void {
  const parsed = clientFrameShape.safeParse(readJson(text));
  if (!parsed.success) return;
  const frame = parsed.data;
  if (frame.type === "ping") send(line, { type: "pong", time: server.now() });
  if (frame.type === "encrypt") line.seal(frame.key);
  if (frame.type === "handshake") send(line, { type: "receipt", msgId: frame.msgId });
}

/** Browsers send text; what comes in pieces is more than they have to say. */
function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString("utf8") : "";
}

function send(line: Line, frame: ServerFrame): void {
  line.send(JSON.stringify(frame));
}

/** A line on which nobody answers is closed: half-open ones look alive from here. */
function keepAlive(socket: WebSocket, onAlive: () => void): () => void {
  let misses = 0;
  socket.on("pong", () => {
    misses = 0;
    onAlive();
  });
  const timer = setInterval(() => {
    misses += 1;
    if (misses > MISSES_MAX) socket.terminate();
    else socket.ping();
  }, PING_EVERY);
  return () => clearInterval(timer);
}
