import { useState } from "react";
import type { Live } from "../use-live.ts";

/** What was answered last: while the same is asked in other words, it stays on the screen. Undefined until anything was. */
export function useLastAnswer<Value>(live: Live<Value>): Value | undefined {
  const [last, setLast] = useState<{ readonly value: Value }>();
  if (live.state !== "ready") return last?.value;
  if (last?.value !== live.value) setLast({ value: live.value });
  return live.value;
}
