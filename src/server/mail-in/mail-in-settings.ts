/** A mailbox of the operator's from which e-mails come into plans. */
export interface MailInSettings {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection; else it begins after it, but on this machine. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  /** The mailbox's own address in two parts; a code goes between them, after a plus. */
  readonly local: string;
  readonly domain: string;
  /** The name by which the operator's mail server says whether a sender is who they say; "" = it does not. */
  readonly authserv: string;
}

const PORTS = { "imap:": 143, "imaps:": 993 } as const;
const ADDRESS = /^([a-z0-9._-]{1,36})@([a-z0-9-]+(?:\.[a-z0-9-]+)*)$/i;

/** All or nothing: a mailbox without its address could give plans none. */
export function readMailIn(env: NodeJS.ProcessEnv): MailInSettings | undefined {
  const text = env["MAIL_IN_URL"];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if ((url?.protocol !== "imap:" && url?.protocol !== "imaps:") || url.hostname === "")
    throw new Error("MAIL_IN_URL has to be imaps://user:password@host:port.");
  if (url.username === "" || url.password === "")
    throw new Error("MAIL_IN_URL needs a user and a password, each encoded as in addresses.");
  const [, local, domain] = ADDRESS.exec(env["MAIL_IN_ADDRESS"] ?? "") ?? [];
  if (!local || !domain)
    throw new Error(
      "MAIL_IN_URL needs MAIL_IN_ADDRESS, the mailbox's own address, without a plus.",
    );
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || PORTS[url.protocol],
    secure: url.protocol === "imaps:",
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    local: local.toLowerCase(),
    domain: domain.toLowerCase(),
    authserv: (env["MAIL_IN_AUTHSERV"] ?? "").trim().toLowerCase(),
  };
}
