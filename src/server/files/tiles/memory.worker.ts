import { setInterval } from "node:timers";
import { MEMORY_MAX } from "./tiling-limits.ts";

const EVERY = 100;

// What draws may be deaf for minutes, so another thread looks at what the process has taken, and ends it.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX * 1024 ** 2) process.kill(process.pid, "SIGKILL");
}, EVERY);
