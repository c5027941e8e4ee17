import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A letter as it was read by whoever got it. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server that takes every letter and keeps it. */
export interface MailBox {
  /** For SMTP_URL. */
  readonly address: string;
  readonly letters: readonly ReceivedLetter[];
  /** Whether letters are taken; otherwise they are refused. */
  takes: boolean;
  close(): Promise<void>;
}

/** Opens one on a free port of this machine. */
export async function openMailBox(): Promise<MailBox> {
  const letters: ReceivedLetter[] = [];
  const sockets = new Set<Socket>();
  const box = { takes: true };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A sender that goes in the middle of a word is its own business.
    socket.on("error", () => undefined);
    converse(socket, (raw, from, to) => {
      if (box.takes) letters.push(readLetter(raw, from, to));
      return box.takes;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The mail box has no port");
  return Object.assign(box, {
    address: `smtp://127.0.0.1:${place.port}`,
    letters,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  });
}

type Take = (raw: string, from: string, to: string) => boolean;

/** The words of SMTP that a sender of one letter at a time uses. */
function converse(socket: Socket, take: Take): void {
  const envelope = { from: "", to: "" };
  let heard = "";
  let isData = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (/^(EHLO|HELO)/i.test(line)) say("250 mail box");
    else if (/^MAIL/i.test(line)) say(note("from", address));
    else if (/^RCPT/i.test(line)) say(note("to", address));
    else if (/^DATA/i.test(line)) {
      isData = true;
      say("354 go on");
    } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
    else say("250 ok");
  };
  const note = (field: keyof typeof envelope, address: string) => {
    envelope[field] = address;
    return "250 ok";
  };
  socket.setEncoding("utf8");
  say("220 mail box");
  socket.on("data", (chunk: string) => {
    heard += chunk;
    for (;;) {
      const end = heard.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const piece = heard.slice(0, end);
      heard = heard.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        say(take(piece, envelope.from, envelope.to) ? "250 taken" : "554 not taken");
      } else answer(piece);
    }
  });
}

function readLetter(raw: string, from: string, to: string): ReceivedLetter {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map(splitPart);
  const textOf = (type: string) => {
    const part = parts.find((one) => one.headers.includes(type));
    return part ? decodeBody(part) : "";
  };
  const subject = /^Subject: (.*)$/m.exec(headers)?.[1] ?? "";
  return {
    from,
    to,
    subject: decodeWords(subject),
    text: textOf("text/plain"),
    html: textOf("text/html"),
  };
}

/** Headers with their continuations on one line, and what follows them. */
function splitPart(part: string): { headers: string; body: string } {
  const text = part.replace(/^\r\n/, "");
  const end = text.indexOf("\r\n\r\n");
  const headers = text.slice(0, end < 0 ? text.length : end).replaceAll(/\r\n[ \t]+/g, " ");
  return { headers: headers.replaceAll("\r", ""), body: end < 0 ? "" : text.slice(end + 4) };
}

function decodeBody({ headers, body }: { headers: string; body: string }): string {
  // A line that begins with a dot was given a second one.
  const plain = body.replaceAll(/^\.\./gm, ".");
  if (/encoding: base64/i.test(headers)) return Buffer.from(plain, "base64").toString("utf8");
  if (/encoding: quoted-printable/i.test(headers))
    return decodeQuoted(plain.replaceAll(/=\r\n/g, ""));
  return plain;
}

/** `=?UTF-8?Q?...?=` and its sibling; between two of them a blank counts for nothing. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, code: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(code, "base64").toString("utf8")
        : decodeQuoted(code.replaceAll("_", " ")),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
