import { connect, type Socket } from "node:net";

/** A request as it came over the wire. */
export interface WireRequest {
  /** Header without the empty line at its end. */
  readonly head: string;
  readonly body: Buffer;
  /** Asks for a socket. */
  readonly isUpgrade: boolean;
}

/** Where a server listens. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

const HEAD_END = "\r\n\r\n";

/** Reads the one request of a connection; undefined where it breaks off. */
export function readRequest(socket: Socket): Promise<WireRequest | undefined> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const request = parseRequest(bytes);
      if (!request) return;
      socket.off("data", read);
      resolve(request);
    };
    socket.on("data", read);
    socket.once("close", () => resolve(undefined));
  });
}

function parseRequest(bytes: Buffer): WireRequest | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = bytes.subarray(0, end).toString("latin1");
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + HEAD_END.length);
  if (body.length < length) return undefined;
  return { head, body, isUpgrade: /^upgrade: *websocket/im.test(head) };
}

/** Passes a request on and gathers the reply; empty where the server is gone. */
export function forward(request: WireRequest, target: Target): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const far = connect(target);
    far.on("connect", () => far.write(wireBytes(closing(request))));
    far.on("data", (chunk) => chunks.push(chunk));
    far.on("error", () => far.destroy());
    far.on("close", () => resolve(Buffer.concat(chunks)));
  });
}

/** The request as bytes. */
export function wireBytes({ head, body }: WireRequest): Buffer {
  return Buffer.concat([Buffer.from(`${head}${HEAD_END}`, "latin1"), body]);
}

/** One connection carries one request, so that each has a fate of its own. */
function closing(request: WireRequest): WireRequest {
  const head = request.head.replace(/^connection:.*\r?\n?/gim, "").trimEnd();
  return { ...request, head: `${head}\r\nconnection: close` };
}

/** A reply that no server of ours made. */
export function reply(status: string, type: string, text: string): Buffer {
  const body = Buffer.from(text);
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}`;
  return Buffer.concat([Buffer.from(`${head}\r\nconnection: close${HEAD_END}`), body]);
}
