import { pino } from "pino";
import { DatabaseRefusal } from "./database/database-refusal.ts";
import { readSettings } from "./settings.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel, base: null });
let running: RunningServer | undefined;
let stopping = false;

/** Ends in order; whoever asks a second time does not want to wait. */
async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  log.info("Stopping");
  await running?.close();
  process.exit();
}

function stopFor(reason: string): void {
  stop().catch((error: unknown) => {
    log.fatal({ err: error, reason }, "Stopping failed");
    process.exit(1);
  });
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => stopFor(signal));
}
// A parent that started us with a channel asks by closing it.
process.on("disconnect", () => stopFor("disconnect"));

try {
  running = await startServer(settings, log);
  process.stdout.write(`Plumbline is ready: ${running.address}\n`);
} catch (error) {
  if (error instanceof DatabaseRefusal) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, "The server could not start");
  process.exit(1);
}
