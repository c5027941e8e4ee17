import { useEffect, useState } from "react";
import type { AskedMessage, AskedReaders } from "#client/data/calls/ask-readers.ts";
import { useData } from "../data-context.ts";

/** Asks who has read a message of one's own; without a network it is what this device knows. Undefined until known. */
export function useAskReaders(message: AskedMessage): AskedReaders | undefined {
  const { id, dialogId, position, userId } = message;
  const { database, quietCall } = useData();
  const [readers, setReaders] = useState<AskedReaders>();
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const { askReaders } = await import("#client/data/calls/ask-readers.ts");
      const asked = { id, dialogId, position, userId };
      const found = await askReaders({ database, call: quietCall }, asked);
      if (!isGone) setReaders(found);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [database, quietCall, id, dialogId, position, userId]);
  return readers;
}
