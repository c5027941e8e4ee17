import { once } from "node:events";
import { WebSocket } from "ws";
import { giveTicket } from "#contract/calls/sync.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { speak } from "./speak.ts";

/** Somebody's live line, as the app opens it. */
export interface OpenSocket {
  send(text: string): void;
  /** Frames since they were last taken. */
  takeFrames(): string[];
  isOpen(): boolean;
  close(): void;
}

/** Opens a line for the session of a token; comes back when it stands or was refused. */
export async function openSocket(address: string, token: string): Promise<OpenSocket> {
  const ticket = await ticketFor(address, token);
  const url = `${address.replace("http", "ws")}/ws?action=web&language=en&token=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(url);
  const frames: string[] = [];
  socket.on("message", (data) => void frames.push((data as Buffer).toString("utf8")));
  socket.on("error", () => undefined);
  await Promise.race([once(socket, "open"), once(socket, "close")]).catch(() => undefined);
  return {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    takeFrames: () => frames.splice(0),
    isOpen: () => socket.readyState === socket.OPEN,
    close: () => socket.terminate(),
  };
}

/** A word that opens one line; whoever is signed out tries with what they have. */
async function ticketFor(address: string, token: string): Promise<string> {
  const headers = { "content-type": "application/json", ...(token && { [TOKEN_HEADER]: token }) };
  const { method, path } = giveTicket;
  const { envelope } = await speak(address, { method, path, headers, payload: "{}" });
  const { ticket } = (envelope?.data ?? {}) as { ticket?: string };
  return ticket ?? token;
}
