// The server on a data folder and a built app of the test's choosing; it serves until its input ends. A number that is
// said to it is by how many milliseconds its clock goes ahead.
// Words: data folder, folder of the built app, port, settings of an operator's in JSON.
import { createInterface } from "node:readline";
import { pino } from "pino";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start-server.ts";

const [dataDir = "", distDir = "", port = "0", environment = "{}"] = process.argv.slice(2);
const operator = JSON.parse(environment) as Record<string, string>;
const settings = readSettings({ ...operator, DATA_DIR: dataDir, PORT: port });
const told = Date.now;
let ahead = 0;
Date.now = () => told() + ahead;
const log = pino({ level: "warn", base: null }, pino.destination(2));
const { address, close } = await startServer({ ...settings, distDir }, log);
process.stdout.write(`ready: ${address}\n`);
createInterface(process.stdin)
  .on("line", (words) => (ahead += Number(words)))
  .on("close", () => void close());
