import { useEffect, useRef, useState } from "react";
import { askLastSeen } from "#client/data/calls/ask-last-seen.ts";
import { useData } from "../data-context.ts";
import { useOnline } from "../use-users.ts";

/** The server notes it a moment after it has told that somebody went, ms. */
const NOTED_AFTER = 2_000;

/** When somebody who is not there was there last, epoch ms; 0 = not known, not told, or they are there. */
export function useLastSeen(userId: number | undefined): number {
  const { quietCall } = useData();
  const online = useOnline();
  const isAway = userId !== undefined && online !== undefined && !online.has(userId);
  const wasThere = useRef(false);
  const [seen, setSeen] = useState({ userId: 0, time: 0 });
  useEffect(() => {
    if (!isAway) {
      wasThere.current = userId !== undefined && online?.has(userId) === true;
      return undefined;
    }
    let isGone = false;
    const ask = async () => {
      const time = await askLastSeen(quietCall, userId);
      if (!isGone) setSeen({ userId, time });
    };
    const waiting = setTimeout(() => void ask(), wasThere.current ? NOTED_AFTER : 0);
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who else comes and goes changes nothing
  }, [quietCall, userId, isAway]);
  return isAway && seen.userId === userId ? seen.time : 0;
}
