import { useCallback, useState } from "react";
import { MERGED_MAX } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";

/** Messages that somebody has chosen to do something with all of them. */
export interface Selection {
  /** Undefined while nobody is choosing. */
  readonly chosen: readonly Message[] | undefined;
  /** Chooses a message, or no longer; the first one begins the choosing. */
  readonly toggle: (message: Message) => void;
  readonly end: () => void;
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<readonly Message[]>();
  const toggle = useCallback(
    (message: Message) =>
      setChosen((before = []) => {
        const others = before.filter(({ id }) => id !== message.id);
        if (others.length < before.length) return others;
        return before.length < MERGED_MAX ? [...before, message] : before;
      }),
    [],
  );
  const end = useCallback(() => setChosen(undefined), []);
  return { chosen, toggle, end };
}
