// A process that serves one app after the other: a server on a data folder and a built app of the test's choosing, until
// it is told to stop. Loading its code takes longer than starting it. It ends with its input.
// Lines it is told: an order, `stop`, or by how many milliseconds its clock goes ahead.
import { createInterface } from "node:readline";
import { pino } from "pino";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start-server.ts";
import type { Order } from "./story-server.ts";

const told = Date.now;
let ahead = 0;
Date.now = () => told() + ahead;
const log = pino({ level: "warn", base: null }, pino.destination(2));
let close: () => Promise<void> = async () => undefined;

async function serve({ dataDir, distDir, port, environment }: Order): Promise<void> {
  ahead = 0;
  const settings = readSettings({ ...environment, DATA_DIR: dataDir, PORT: String(port) });
  const server = await startServer({ ...settings, distDir }, log);
  ({ close } = server);
  process.stdout.write(`ready: ${server.address}\n`);
}

async function stop(): Promise<void> {
  await close();
  close = async () => undefined;
  process.stdout.write("stopped\n");
}

createInterface(process.stdin)
  .on("line", (line) => {
    if (line.startsWith("{")) void serve(JSON.parse(line) as Order);
    else if (line === "stop") void stop();
    else ahead += Number(line);
  })
  .on("close", () => void close());
