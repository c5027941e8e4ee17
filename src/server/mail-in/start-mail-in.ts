import type { KeepingParts } from "./keep-attachments.ts";
import type { MailInSettings } from "./mail-in-settings.ts";
import { type Mailbox, MailboxFailure, openMailbox } from "./mailbox.ts";
import { takeMail } from "./take-mail.ts";

/** How often is looked for e-mails, ms; a mailbox that cannot be reached is left alone for longer each time. */
const LOOK_EVERY = 10_000;
const PAUSE_MAX = 300_000;
/** E-mails that are looked at in one go. */
const BATCH = 50;

/**
 * Takes the e-mails that wait in a mailbox, one after the other; one that fails keeps no other from its plan. Throws where the mailbox
 * itself is at fault: to decide on what cannot be put away would be to decide on it for ever.
 */
export async function takeMails(
  parts: KeepingParts,
  settings: MailInSettings,
  mailbox: Mailbox,
  isClosed = () => false,
): Promise<void> {
  for (const mail of await mailbox.waiting(BATCH)) {
    if (isClosed() || !mailbox.isOpen) return;
    await takeMail(parts, mailbox, settings, mail).catch((error: unknown) => {
      if (error instanceof MailboxFailure) throw error;
      parts.log.warn({ err: error }, "An e-mail could not be taken; the next try follows");
    });
  }
}

/** Looks after the operator's mailbox, where there is one. */
export function startMailIn(parts: KeepingParts): { close(): Promise<void> } {
  const { mailIn } = parts.settings;
  if (!mailIn) return { close: async () => undefined };
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let mailbox: Mailbox | undefined;
  let failures = 0;
  let waitUntil = 0;
  const work = async () => {
    try {
      if (!mailbox?.isOpen) mailbox = await openMailbox(mailIn);
      await takeMails(parts, mailIn, mailbox, () => ending.signal.aborted);
      failures = 0;
    } catch (error) {
      mailbox?.close();
      mailbox = undefined;
      waitUntil = Date.now() + Math.min(PAUSE_MAX, LOOK_EVERY * 2 ** failures);
      failures += 1;
      // What the library knows of the line may hold the password.
      const { message } = error instanceof Error ? error : { message: String(error) };
      parts.log.warn(
        { reason: message },
        "The mailbox of MAIL_IN_URL cannot be used; it is opened anew",
      );
    }
    running = undefined;
  };
  const look = () => {
    if (Date.now() >= waitUntil) running ??= work();
  };
  look();
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return {
    async close() {
      ending.abort();
      clearInterval(timer);
      await running;
      mailbox?.close();
    },
  };
}
