import { fork } from "node:child_process";
import { once } from "node:events";

/** What a process of its own may take. */
interface Bounds {
  /** Megabytes. */
  readonly memory: number;
  /** Milliseconds. */
  readonly patience: number;
}

/** What became of it: no answer where the process broke, took too much, was given too little time, or was killed by others. */
interface Outcome<Answer> {
  readonly answer?: Answer;
  readonly wasTooLong: boolean;
  readonly wasKilled: boolean;
}

/** Asks a process of its own, which knows nothing of this one: what breaks, hangs or swells there ends with it. */
export async function askApart<Answer>(
  program: URL,
  job: object,
  { memory, patience }: Bounds,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Outcome<Answer>> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${memory}`],
    env: { MALLOC_ARENA_MAX: "2", ...systemRoot() },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  let answered: { readonly answer: Answer } | undefined;
  child.on("message", (message) => (answered = { answer: message as Answer }));
  const waiting = AbortSignal.timeout(patience);
  const stop = () => child.kill("SIGKILL");
  waiting.addEventListener("abort", stop, { once: true });
  stopping.addEventListener("abort", stop, { once: true });
  if (stopping.aborted) stop();
  // A process that ended before it could be asked says so by its end.
  child.send(job, () => undefined);
  let signal: NodeJS.Signals | null;
  try {
    [, signal] = await ended;
  } finally {
    stopping.removeEventListener("abort", stop);
    waiting.removeEventListener("abort", stop);
  }
  stopping.throwIfAborted();
  const wasTooLong = waiting.aborted;
  return { ...answered, wasTooLong, wasKilled: signal === "SIGKILL" && !wasTooLong };
}

/** Windows loads nothing without it. */
function systemRoot(): NodeJS.ProcessEnv {
  const root = process.env["SystemRoot"];
  return root === undefined ? {} : { SystemRoot: root };
}
