import { setInterval } from "node:timers";
import { workerData } from "node:worker_threads";

const EVERY = 100;
/** Another signal than that of those who kill what they know nothing of, where a system has more than one. */
const OUTGROWN = process.platform === "win32" ? "SIGTERM" : "SIGUSR2";

/** Megabytes that the process may take. */
const most = Number(workerData);

// What works may be deaf for minutes, so another thread looks at what the process has taken, and ends it.
setInterval(() => {
  if (process.memoryUsage.rss() > most * 1024 ** 2) process.kill(process.pid, OUTGROWN);
}, EVERY);
