import { pino } from "pino";
import { DatabaseRefusal } from "./database/database-refusal.ts";
import { readSettings, type Settings } from "./settings.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { watchLoop } from "./watch/watch-loop.ts";

/** Milliseconds without a turn of the loop after which nobody waits for an answer any more. */
const STUCK_AFTER = 30_000;
/** Milliseconds that an orderly end may take before it is cut short. */
const STOP_WITHIN = 20_000;

const settings = settingsOrEnd();
const log = pino({ level: settings.logLevel, base: null });
let running: RunningServer | undefined;
let stopping = false;

/** What is wrong in a setting is for the operator to read, not for a developer. */
function settingsOrEnd(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}

/** Ends in order; whoever asks a second time does not want to wait. */
async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  log.info("Stopping");
  setTimeout(() => {
    log.fatal("Stopping took too long");
    process.exit(1);
  }, STOP_WITHIN).unref();
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

watchLoop(STUCK_AFTER);
try {
  running = await startServer(settings, log);
  process.stdout.write(`Plumbline is ready: ${running.address}\n`);
} catch (error) {
  if (error instanceof DatabaseRefusal) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, "The server could not start");
  process.exit(1);
}
