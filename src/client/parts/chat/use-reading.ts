import { useMemo } from "react";
import { useRun } from "#client/live/use-run.ts";
import { READ_BATCH_DELAY } from "#domain/limits.ts";
import { createReadBatch } from "./read-batch.ts";

/** Tells what the person has seen, gathered over 50 ms (seed 000 §4). */
export function useReading() {
  const run = useRun();
  return useMemo(
    () =>
      createReadBatch({
        delay: READ_BATCH_DELAY,
        send: ({ id, dialogId }) => void run("message.read", { id: [{ id, dialogId }] }),
        setTimer: setTimeout,
      }),
    [run],
  );
}
