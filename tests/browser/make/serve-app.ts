// The server on a data folder and a built app of the test's choosing; it serves until its input ends.
// Words: data folder, folder of the built app, port, settings of an operator's in JSON.
import { createInterface } from "node:readline";
import { pino } from "pino";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start-server.ts";

const [dataDir = "", distDir = "", port = "0", environment = "{}"] = process.argv.slice(2);
const operator = JSON.parse(environment) as Record<string, string>;
const settings = readSettings({ ...operator, DATA_DIR: dataDir, PORT: port });
const log = pino({ level: "warn", base: null }, pino.destination(2));
const { address, close } = await startServer({ ...settings, distDir }, log);
process.stdout.write(`ready: ${address}\n`);
createInterface(process.stdin).on("close", () => void close());
