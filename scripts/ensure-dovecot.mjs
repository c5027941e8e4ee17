/** Sees to it that the tests of e-mails find their IMAP server, or installs it where the system's package manager can. */
import { installWithApt, isProgram } from "./install-with-apt.mjs";

const places = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot", "/opt/homebrew/sbin/dovecot"];

/** Where there is none to be had, the tests that need it say so. */
export async function ensureDovecot() {
  if (!places.some(isProgram))
    await installWithApt("dovecot-imapd", "Dovecot for the tests of e-mails");
}
