import { setInterval } from "node:timers";
import { workerData } from "node:worker_threads";

const EVERY = 100;

/** Megabytes that the process may take. */
const most = Number(workerData);

// What works may be deaf for minutes, so another thread looks at what the process has taken, and ends it.
setInterval(() => {
  if (process.memoryUsage.rss() > most * 1024 ** 2) process.kill(process.pid, "SIGKILL");
}, EVERY);
