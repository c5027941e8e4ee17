import { join, resolve } from "node:path";
import type { ClamdAddress } from "./files/scan/clamd-scanner.ts";
import { type MailInSettings, readMailIn } from "./mail-in/mail-in-settings.ts";
import { readTrustedProxies, type TrustedProxies } from "./http/caller/trusted-proxies.ts";

/** A mail server of somebody's that takes our letters. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where it wants them. */
  readonly smtpUrl: string;
  /** The sender, such as `Plumbline <plans@example.com>`. */
  readonly from: string;
  /** Where people reach the app, without a slash at the end: the links in letters begin with it. */
  readonly appUrl: string;
}

/** A provider of identities that speaks OpenID Connect, at which people can sign in. */
export interface SingleSignOnSettings {
  /** Address of the issuer; its `/.well-known/openid-configuration` says the rest. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button calls it. */
  readonly name: string;
  /** Whether people whom the company does not know become colleagues. */
  readonly join: boolean;
}

/** A scanner for viruses that sees what comes in before others may open it. */
export type ScannerSettings =
  /** A program and its words; it reads the content from its standard input. */
  { readonly command: readonly string[] } | { readonly clamd: ClamdAddress };

/** A service that speaks the protocol of LibreTranslate. */
export interface TranslatorSettings {
  /** Without a slash at the end; `/translate` below it is asked. */
  readonly url: string;
  /** What it wants to be shown, "" = nothing. */
  readonly key: string;
  /** Characters that one person may have translated in a day (of UTC), 0 = any number. */
  readonly daily: number;
}

/** Somebody's S3, in which the contents of files lie. */
export interface S3Settings {
  /** `https://` and a host, without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** When sessions end by themselves. */
export interface SessionLife {
  /** Milliseconds without a use. */
  readonly unused: number;
  /** Milliseconds from the sign-in, however much it is used. */
  readonly longest: number;
}

/** What the operator can set; the only place that reads the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The server's own folder: database, kept builds. */
  readonly dataDir: string;
  /** A PostgreSQL of somebody's; without it the server runs its own in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Which proxies in front are believed about the caller's address. */
  readonly trustedProxies: TrustedProxies;
  readonly logLevel: string;
  readonly sessionLife: SessionLife;
  /** Where people reach the app, without a slash at the end. */
  readonly publicUrl?: string | undefined;
  /** Another origin, from which contents of files come; needs `publicUrl`. They come from the app's where left out. */
  readonly filesUrl?: string | undefined;
  /** Address of the operator's privacy policy; without it no link leads there. */
  readonly privacyUrl?: string | undefined;
  /** A public list of the app's releases on a code host; without it the app is installed from the browser. */
  readonly releasesUrl?: string | undefined;
  /** How letters leave; without it the server sends none. */
  readonly mail?: MailSettings | undefined;
  /** Where e-mails come in; without it plans have no address. */
  readonly mailIn?: MailInSettings | undefined;
  /** Seals what the database must not show; without it a key lies in `dataDir`. */
  readonly secretKey?: string | undefined;
  readonly singleSignOn?: SingleSignOnSettings | undefined;
  /** Whether push services may lie in the operator's own network, and be reached without TLS. */
  readonly pushPrivate?: boolean;
  /** Whether webhooks may lead into the operator's own network, and do without TLS. */
  readonly webhooksPrivate?: boolean;
  /** Whether links in chats are looked up in the operator's own network too, and without TLS. */
  readonly linksPrivate?: boolean;
  /** Milliseconds after which a call that is not done says so; as long as browsers wait where left out. */
  readonly callPatience?: number;
  /** Milliseconds that a server may take to answer which a data source asks; 10 seconds where left out. */
  readonly sourcePatience?: number;
  /** Milliseconds after which a line on which nothing moves is ended; 30 seconds where left out. */
  readonly silenceMax?: number;
  /** Whether a socket also opens with the token of a session, which other clients may have nothing else than. */
  readonly socketToken?: boolean;
  /** Without it nothing is checked. */
  readonly scanner?: ScannerSettings | undefined;
  /** Whether what is larger than the scanner takes is opened all the same. */
  readonly opensUnscanned?: boolean;
  /** Without it nothing is translated. */
  readonly translator?: TranslatorSettings | undefined;
  /** Without it contents lie in `dataDir`. */
  readonly s3?: S3Settings | undefined;
  /** Where new contents go although there is an S3, of which the others are read until they were moved. */
  readonly filesIn?: "s3" | "folder";
  /** The built app. */
  readonly distDir: string;
}

const repository = join(import.meta.dirname, "../..");

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    host: env["HOST"] || "127.0.0.1",
    port: readPort(env["PORT"]),
    dataDir: resolve(env["DATA_DIR"] || "./data"),
    databaseUrl: env["DATABASE_URL"] || undefined,
    trustedProxies: readTrustedProxies(env["TRUST_PROXY"]),
    logLevel: env["LOG_LEVEL"] || "info",
    sessionLife: readSessionLife(env),
    publicUrl: readPublicUrl(env),
    filesUrl: readFilesUrl(env),
    privacyUrl: readPage(env, "PRIVACY_URL"),
    releasesUrl: readPage(env, "RELEASES_URL"),
    mail: readMail(env),
    mailIn: readMailIn(env),
    secretKey: env["SECRET_KEY"] || undefined,
    singleSignOn: readSingleSignOn(env),
    pushPrivate: isYes(env["PUSH_PRIVATE"]),
    webhooksPrivate: isYes(env["WEBHOOKS_PRIVATE"]),
    linksPrivate: isYes(env["LINKS_PRIVATE"]),
    socketToken: isYes(env["SOCKET_TOKEN"]),
    scanner: readScanner(env),
    opensUnscanned: readOpensUnscanned(env),
    translator: readTranslator(env),
    ...readFileStore(env),
    distDir: join(repository, "dist"),
  };
}

/** All or nothing: a letter needs a sender, and its links must not follow what a caller says of the host. */
function readMail(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const smtpUrl = env["SMTP_URL"];
  if (!smtpUrl) return undefined;
  const from = env["MAIL_FROM"];
  const appUrl = readPublicUrl(env);
  if (!from || !appUrl)
    throw new Error("SMTP_URL needs MAIL_FROM, the sender, and PUBLIC_URL, the app's address.");
  if (!/^smtps?:\/\//.test(smtpUrl))
    throw new Error("SMTP_URL has to begin with smtp:// or smtps://.");
  return { smtpUrl, from, appUrl };
}

function readSingleSignOn(env: NodeJS.ProcessEnv): SingleSignOnSettings | undefined {
  const issuer = env["OIDC_ISSUER"];
  if (!issuer) return undefined;
  const clientId = env["OIDC_CLIENT_ID"];
  const clientSecret = env["OIDC_CLIENT_SECRET"];
  if (!URL.canParse(issuer)) throw new Error("OIDC_ISSUER has to be the address of a provider.");
  if (!clientId || !clientSecret)
    throw new Error("OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.");
  const name = env["OIDC_NAME"] || new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name, join: isYes(env["OIDC_JOIN"]) };
}

function readPage(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Error(`${name} has to be an address of a page, not "${text}".`);
}

function isYes(text: string | undefined): boolean {
  return /^(1|true|yes)$/i.test(text ?? "");
}

function readPublicUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env["PUBLIC_URL"]?.replace(/\/+$/, "");
  if (!text) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Error(`PUBLIC_URL has to be the address of the app, not "${text}".`);
}

/** Nothing of the app may share it: another host, or another port of the same. */
function readFilesUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env["FILES_URL"]?.replace(/\/+$/, "");
  if (!text) return undefined;
  const appUrl = readPublicUrl(env);
  if (!appUrl) throw new Error("FILES_URL needs PUBLIC_URL, the app's address.");
  const isOrigin = /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
  if (isOrigin && text !== new URL(appUrl).origin) return text;
  throw new Error(`FILES_URL has to be another origin than the app's, not "${text}".`);
}

function readScanner(env: NodeJS.ProcessEnv): ScannerSettings | undefined {
  const command = env["SCAN_COMMAND"]?.split(/\s+/).filter((word) => word !== "");
  const clamd = env["CLAMAV_HOST"];
  if (command?.length && clamd) throw new Error("Give SCAN_COMMAND or CLAMAV_HOST, not both.");
  if (command?.length) return { command };
  if (!clamd) return undefined;
  if (clamd.startsWith("/")) return { clamd: { path: clamd } };
  const [, host, port] = /^\[?([^\]]+)\]?:(\d{1,5})$/.exec(clamd) ?? [];
  if (host && port) return { clamd: { host, port: Number(port) } };
  throw new Error(`CLAMAV_HOST has to be host:port or the path of a socket, not "${clamd}".`);
}

function readOpensUnscanned(env: NodeJS.ProcessEnv): boolean {
  const said = env["SCAN_TOO_LARGE"] ?? "";
  if (said === "" || said === "closed" || said === "open") return said === "open";
  throw new Error(`SCAN_TOO_LARGE has to be "open" or "closed", not "${said}".`);
}

function readTranslator(env: NodeJS.ProcessEnv): TranslatorSettings | undefined {
  const url = readPage(env, "TRANSLATE_URL")?.replace(/\/+$/, "");
  if (url === undefined) return undefined;
  const { username, password } = new URL(url);
  // What is wrong with a request is told with its address.
  if (username || password)
    throw new Error("TRANSLATE_URL holds no password: give it as TRANSLATE_KEY.");
  return { url, key: env["TRANSLATE_KEY"] ?? "", daily: readDaily(env["TRANSLATE_DAILY"]) };
}

/** What somebody reads in a day without thinking of it: some 300 messages of a few lines. */
const TRANSLATED_DAILY = 100_000;
const TRANSLATED_DAILY_MAX = 1_000_000_000;

function readDaily(text: string | undefined): number {
  const count = Number(text || TRANSLATED_DAILY);
  if (Number.isInteger(count) && count >= 0 && count <= TRANSLATED_DAILY_MAX) return count;
  throw new Error(
    `TRANSLATE_DAILY has to be a number of characters from 0 to ${TRANSLATED_DAILY_MAX}, not "${text}".`,
  );
}

function readFileStore(env: NodeJS.ProcessEnv): Pick<Settings, "s3" | "filesIn"> {
  const filesIn = env["FILES_IN"] || "s3";
  if (filesIn !== "s3" && filesIn !== "folder")
    throw new Error(`FILES_IN has to be s3 or folder, not "${filesIn}".`);
  const endpoint = env["S3_ENDPOINT"]?.replace(/\/+$/, "");
  if (!endpoint) return {};
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`S3_ENDPOINT has to be an address, not "${endpoint}".`);
  const bucket = env["S3_BUCKET"];
  const accessKey = env["S3_ACCESS_KEY"];
  const secretKey = env["S3_SECRET_KEY"];
  if (!bucket || !accessKey || !secretKey)
    throw new Error("S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.");
  const region = env["S3_REGION"] || "us-east-1";
  return { s3: { endpoint, bucket, region, accessKey, secretKey }, filesIn };
}

const DAY = 24 * 3_600_000;
const DAYS_MAX = 3_650;

function readSessionLife(env: NodeJS.ProcessEnv): SessionLife {
  const unused = readDays(env, "SESSION_IDLE_DAYS", 30);
  const longest = readDays(env, "SESSION_MAX_DAYS", 180);
  return { unused, longest };
}

function readDays(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const days = Number(env[name] || usual);
  if (Number.isInteger(days) && days >= 1 && days <= DAYS_MAX) return days * DAY;
  throw new Error(`${name} has to be a number of days from 1 to ${DAYS_MAX}, not "${env[name]}".`);
}

function readPort(text: string | undefined): number {
  if (!text) return 7700;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT has to be a number from 0 to 65535, not "${text}".`);
}
