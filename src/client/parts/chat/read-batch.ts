/** A message that was seen. */
export interface SeenMessage {
  readonly id: number;
  readonly dialogId: number;
  readonly position: number;
}

interface ReadBatchSettings {
  readonly delay: number;
  readonly send: (message: SeenMessage) => void;
  readonly setTimer: (work: () => void, delay: number) => unknown;
}

/** Gathers what is seen for a moment and says only the newest of each dialog: it covers the others. */
export function createReadBatch({ delay, send, setTimer }: ReadBatchSettings) {
  const newest = new Map<number, SeenMessage>();
  let waiting = false;
  const flush = () => {
    waiting = false;
    const messages = [...newest.values()];
    newest.clear();
    for (const message of messages) send(message);
  };
  return {
    see(message: SeenMessage): void {
      const before = newest.get(message.dialogId);
      if (before && before.position >= message.position) return;
      newest.set(message.dialogId, message);
      if (waiting) return;
      waiting = true;
      setTimer(flush, delay);
    },
  };
}
