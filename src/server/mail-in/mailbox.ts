import type { ImapFlow } from "imapflow";
import { MAIL_SIZE_MAX } from "#domain/plan/mail/mail-limits.ts";
import { HEAD_MAX } from "./mail-head.ts";
import type { MailInSettings } from "./mail-in-settings.ts";

/** An e-mail that waits, by its number in the mailbox as it is open now. */
export interface WaitingMail {
  readonly uid: number;
  /** Bytes, with all that is attached. */
  readonly size: number;
  /** Its first bytes, in which its head stands. */
  readonly head: Uint8Array;
}

/** Where e-mails go that were looked at. */
export type MailFolder = "Taken" | "Refused";

/** The mailbox does not do what it is told: it is of no use as it is open now. */
export class MailboxFailure extends Error {
  override readonly name = "MailboxFailure";
}

/** The operator's mailbox, open. Throws where the line breaks; then it is opened anew. */
export interface Mailbox {
  readonly isOpen: boolean;
  /** Those that wait, the oldest first, at most `most`. */
  waiting(most: number): Promise<WaitingMail[]>;
  /** A whole e-mail; undefined where somebody else has moved it. */
  read(uid: number): Promise<Uint8Array | undefined>;
  /** Throws `MailboxFailure` where it stays: the folder is gone, or nothing more fits into it. */
  move(uid: number, folder: MailFolder): Promise<void>;
  close(): void;
}

const CONNECT_MAX = 20_000;
const SILENCE_MAX = 60_000;
/** Nothing that is asked for is longer. */
const LITERAL_MAX = MAIL_SIZE_MAX + 1024;
const RESPONSE_MAX = LITERAL_MAX + 1024 ** 2;

/** The library is loaded with the first mailbox: most servers have none. */
export async function openMailbox(settings: MailInSettings): Promise<Mailbox> {
  const { ImapFlow: Client } = await import("imapflow");
  const { host, port, secure, user, password: pass } = settings;
  const client = new Client({
    host,
    port,
    secure,
    // A password goes over no line that others read.
    ...(!secure && !isThisMachine(host) && { doSTARTTLS: true }),
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MAX,
    greetingTimeout: CONNECT_MAX,
    socketTimeout: SILENCE_MAX,
    maxLiteralSize: LITERAL_MAX,
    maxResponseSize: RESPONSE_MAX,
  });
  // What goes wrong is told by the call that meets it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await makeFolders(client);
    await client.mailboxOpen("INBOX");
  } catch (error) {
    client.close();
    throw error;
  }
  return new OpenMailbox(client);
}

class OpenMailbox implements Mailbox {
  readonly #client: ImapFlow;

  constructor(client: ImapFlow) {
    this.#client = client;
  }

  get isOpen(): boolean {
    return this.#client.usable;
  }

  async waiting(most: number): Promise<WaitingMail[]> {
    await this.#client.noop();
    const { mailbox } = this.#client;
    if (!mailbox || mailbox.exists === 0) return [];
    const last = Math.min(most, mailbox.exists);
    const asked = { uid: true, size: true, source: { start: 0, maxLength: HEAD_MAX } };
    const found = await this.#client.fetchAll(`1:${last}`, asked);
    return found.map(({ uid, size = 0, source }) => ({
      uid,
      size,
      head: source ?? new Uint8Array(),
    }));
  }

  async read(uid: number): Promise<Uint8Array | undefined> {
    const asked = { source: { start: 0, maxLength: MAIL_SIZE_MAX } };
    const found = await this.#client.fetchOne(String(uid), asked, { uid: true });
    return found ? found.source : undefined;
  }

  async move(uid: number, folder: MailFolder): Promise<void> {
    // A server that refuses makes the library throw nothing.
    const moved = await this.#client.messageMove(String(uid), [folder], { uid: true });
    if (!moved) throw new MailboxFailure(`An e-mail could not be moved into ${folder}`);
  }

  close(): void {
    this.#client.close();
  }
}

/** Folders that are there already stay as they are. */
async function makeFolders(client: ImapFlow): Promise<void> {
  for (const folder of ["Taken", "Refused"] satisfies MailFolder[])
    await client.mailboxCreate([folder]);
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}
