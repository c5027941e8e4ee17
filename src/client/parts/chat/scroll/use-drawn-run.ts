import { useDeferredValue, useState } from "react";
import type { MessageWindow } from "#client/data/queries/messages.ts";
import type { Live } from "#client/live/use-live.ts";

interface DrawnRun {
  /** Undefined until the first is here. */
  readonly run: MessageWindow | undefined;
  /** Whether it is what is known now. */
  readonly isCurrent: boolean;
}

/**
 * The run of messages that is drawn. What was shown stays until the next of it is here: without it nobody could tell
 * where they were. While many write, keys and presses come before the next messages; the first ones come at once.
 */
export function useDrawnRun(found: Live<MessageWindow>): DrawnRun {
  const [newest, setNewest] = useState<MessageWindow>();
  if (found.state === "ready" && found.value !== newest) setNewest(found.value);
  const run = useDeferredValue(newest) ?? newest;
  return { run, isCurrent: found.state === "ready" && run === found.value };
}
