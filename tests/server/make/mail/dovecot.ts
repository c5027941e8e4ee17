import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  access,
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { connect, createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { dropFolder, temporaryFolder } from "../../database/scratch.ts";

/** A mailbox behind a real IMAP server. */
export interface ImapServer {
  readonly port: number;
  /** What an operator sets: the address of the mailbox, and its own. */
  readonly environment: Readonly<Record<"MAIL_IN_URL" | "MAIL_IN_ADDRESS", string>>;
  /** Puts an e-mail into the mailbox, as a mail server does. */
  deliver(mail: string | Uint8Array): Promise<void>;
  /** The e-mails in a folder, whole. */
  mailsIn(folder: "INBOX" | "Taken" | "Refused"): Promise<string[]>;
  /** Takes a folder away behind the server's back, with all that is in it. */
  dropFolder(name: "Taken" | "Refused"): Promise<void>;
  /** Empties the mailbox. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 50;
/** Dovecot opens no mailbox for root. */
const NOBODY = 65_534;
const PLACES = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot", "/opt/homebrew/sbin/dovecot"];
const USER = "plans";
const PASSWORD = "a mailbox's password";

export async function startDovecot(): Promise<ImapServer> {
  const program = await firstOf(PLACES);
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const maildir = join(folder, "mail");
  const isRoot = process.getuid?.() === 0;
  const port = await freePort();
  await makeMaildir(maildir, isRoot);
  await writeFile(join(folder, "users"), `${USER}:{PLAIN}${PASSWORD}\n`);
  await writeFile(join(folder, "dovecot.conf"), configOf(folder, { maildir, port, isRoot }));
  const child = spawn(program, ["-F", "-c", join(folder, "dovecot.conf")], { stdio: "ignore" });
  while (!(await answers(port))) {
    if (child.exitCode !== null)
      throw new Error(`dovecot ended by itself:\n${await logIn(folder)}`);
    await setTimeout(EVERY);
  }
  const own = async (path: string) => (isRoot ? chown(path, NOBODY, NOBODY) : undefined);
  let delivered = 0;
  return {
    port,
    environment: {
      MAIL_IN_URL: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
      MAIL_IN_ADDRESS: `${USER}@mail.example.com`,
    },
    async deliver(mail) {
      delivered += 1;
      const name = `${1_000_000_000 + delivered}.M${process.pid}P${delivered}.host`;
      const draft = join(maildir, "tmp", name);
      await writeFile(draft, mail);
      await own(draft);
      await rename(draft, join(maildir, "new", name));
    },
    async mailsIn(name) {
      const place = name === "INBOX" ? maildir : join(maildir, `.${name}`);
      return (await filesOf(place))
        .toReversed()
        .reduce<Promise<string[]>>(
          async (before, path) => [await readFile(path, "latin1"), ...(await before)],
          Promise.resolve([]),
        );
    },
    dropFolder: async (name) => rm(join(maildir, `.${name}`), { recursive: true }),
    async clear() {
      for (const place of [maildir, join(maildir, ".Taken"), join(maildir, ".Refused")])
        for (const path of await filesOf(place)) await rm(path, { force: true });
    },
    async close() {
      await end(child);
      await dropFolder(folder);
    },
  };
}

async function makeMaildir(maildir: string, isRoot: boolean): Promise<void> {
  for (const part of ["", "cur", "new", "tmp"]) {
    await mkdir(join(maildir, part), { recursive: true });
    if (isRoot) await chown(join(maildir, part), NOBODY, NOBODY);
  }
}

/** Paths of the e-mails in a folder of a Maildir, the oldest first. */
async function filesOf(place: string): Promise<string[]> {
  const found: string[] = [];
  for (const part of ["cur", "new"]) {
    const names = await readdir(join(place, part)).catch(() => []);
    found.push(...names.map((name) => join(place, part, name)));
  }
  return found.toSorted((one, other) => one.localeCompare(other));
}

function configOf(
  folder: string,
  { maildir, port, isRoot }: { maildir: string; port: number; isRoot: boolean },
): string {
  const { username, uid, gid } = userInfo();
  const [owner, group] = isRoot ? [NOBODY, NOBODY] : [uid, gid];
  return `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${maildir}
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = scheme=plain ${folder}/users
}
userdb {
  driver = static
  args = uid=${owner} gid=${group} home=${folder}
}
${isRoot ? "" : `default_internal_user = ${username}\ndefault_login_user = ${username}`}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

async function logIn(folder: string): Promise<string> {
  return readFile(join(folder, "log"), "utf8").catch(() => "");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function firstOf(places: readonly string[]): Promise<string> {
  for (const place of places) {
    const isThere = await access(place).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  throw new Error("There is no dovecot here. On Debian: apt-get install dovecot-imapd");
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once("data", () => resolve(true));
  socket.once("error", () => resolve(false));
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}
