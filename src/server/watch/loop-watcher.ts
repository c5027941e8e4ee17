import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { Watch } from "./watch-loop.ts";

const STDERR = 2;
const { beats, every, misses } = workerData as Watch;
let seen = Atomics.load(beats, 0);
let missed = 0;

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === seen ? missed + 1 : 0;
  seen = beat;
  if (missed < misses) return;
  // The log's stream belongs to the loop that stands still.
  writeSync(
    STDERR,
    `The server answered nothing for ${(missed * every) / 1000} s; it ends here.\n`,
  );
  process.kill(process.pid, "SIGKILL");
}, every);
