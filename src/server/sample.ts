import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { emailShape, passwordShape } from "#contract/calls/system.ts";
import { startMinting } from "./commands/minting.ts";
import { DatabaseRefusal } from "./database/database-refusal.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { textsIn } from "./local-text.ts";
import { openSealer } from "./people/guards/secret-key.ts";
import { setUp } from "./people/set-up.ts";
import { openPlaces, storeOf } from "./files/store/open-store.ts";
import { signOut } from "./people/sign-out.ts";
import { fillSampleSite } from "./sample-site/fill-sample-site.ts";
import { fillManyGroups, fillManyMessages, fillManyTasks } from "./sample-site/fill-volume.ts";
import { readSettings } from "./settings.ts";
import { startHub } from "./sync/hub.ts";
import { databaseOn } from "./tables/sql/db.ts";

const usage = `npm run sample -- [options]   fills an empty server with a building site at work

  --email <address>     administrator's address           (admin@example.com)
  --password <text>     administrator's password          (a random one, printed once)
  --language <code>     zh, zh-CHT, en, ko, ja, de, fr or id (en)
  --tasks <n>           a plan with that many more tasks  (none)
  --messages <n>        a chat with that many messages    (none)
  --groups <n>          that many more groups             (none)

The server must not be running on its own data folder meanwhile; DATA_DIR and DATABASE_URL as for npm start.`;

function readOptions() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      email: { ...text, default: "admin@example.com" },
      password: text,
      language: { ...text, default: "en" },
      tasks: { ...text, default: "0" },
      messages: { ...text, default: "0" },
      groups: { ...text, default: "0" },
      help: { type: "boolean", default: false },
    },
  });
  return values;
}

function countIn(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 1_000_000) return count;
  throw new Error(`--${name} has to be a number from 0 to 1000000, not "${text}".`);
}

/** Fills the server that the settings name; gives back what to tell the person. */
async function fill(options: ReturnType<typeof readOptions>): Promise<string> {
  const tasks = countIn("tasks", options.tasks);
  const messages = countIn("messages", options.messages);
  const groups = countIn("groups", options.groups);
  const settings = readSettings(process.env);
  const log = pino({ level: "warn", base: null });
  const opened = await openDatabase({ ...settings, log: (message) => log.info(message) });
  try {
    await migrate(opened.pool, join(import.meta.dirname, "database/migrations"), () => undefined);
    const database = databaseOn(opened.pool);
    const hub = await startHub({ database, log, now: Date.now });
    const files = storeOf(await openPlaces(join(settings.dataDir, "files"), settings));
    const mint = await startMinting(database);
    const parts = { database, files, hub, mint, now: Date.now, settings };
    const sealer = await openSealer(settings.dataDir, settings.secretKey);
    const { email, language, password = randomBytes(12).toString("base64url") } = options;
    if (!passwordShape.safeParse(password).success)
      throw new Error("--password is too short or too long.");
    if (!emailShape.safeParse(email).success) throw new Error("--email is no address.");
    const t = textsIn(language);
    const names = { company: t("sample:company"), name: t("sample:administrator") };
    const now = Date.now();
    const wish = { ...names, email: email.toLowerCase(), password, language };
    const done = await setUp({ database, sealer }, wish, { userAgent: undefined, now });
    if (!done.ok) throw new Error("This server was set up already. The sample needs an empty one.");
    const { userId, deviceNumber } = done.value;
    await signOut(parts, { userId, deviceId: deviceNumber }, now);
    const filling = await fillSampleSite(parts, { userId, language });
    if (tasks > 0) await fillManyTasks(filling, tasks);
    if (messages > 0) await fillManyMessages(filling, messages);
    if (groups > 0) await fillManyGroups(filling, groups);
    await hub.close();
    const secret = options.password ? "" : `\nPassword: ${password}   (shown only now)`;
    return `The sample site is in place.\nE-mail:   ${email}${secret}\nNow run npm start and sign in.`;
  } finally {
    await opened.close();
  }
}

try {
  const options = readOptions();
  console.log(options.help ? usage : await fill(options));
} catch (error) {
  const isOurs = error instanceof DatabaseRefusal || error instanceof Error;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
