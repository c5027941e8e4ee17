import type { Transporter } from "nodemailer";
import type { MailSettings } from "../settings.ts";

/** A letter to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Milliseconds for which a mail server may keep us waiting. */
const PATIENCE = 10_000;

/** Nothing answers a letter that no person wrote, nor makes a task of it. */
const BY_MACHINE = { "Auto-Submitted": "auto-generated" };

const transports = new WeakMap<MailSettings, Promise<Transporter>>();

/** Hands a letter to the mail server; throws where it does not take it. */
export async function sendLetter(mail: MailSettings, letter: Letter): Promise<void> {
  const transport = transports.get(mail) ?? openTransport(mail);
  transports.set(mail, transport);
  await (await transport).sendMail({ from: mail.from, headers: BY_MACHINE, ...letter });
}

/** The library is loaded with the first letter: most servers send none. */
async function openTransport({ smtpUrl }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const patience = {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  };
  return createTransport({ url: smtpUrl, ...patience });
}
