import {
  STREAM_CONNECTIONS,
  STREAM_RETRIES,
  STREAM_RETRY_EVERY,
  STREAMS_KEPT,
} from "#domain/user/bot-limits.ts";

/** A connection over which events of one message come. */
export interface Source {
  /** `append` and `replace` bring words, `done` ends it. */
  on(name: "append" | "replace" | "done", listen: (content: string) => void): void;
  onError(listen: () => void): void;
  close(): void;
}

/** What the streams stand on; a test hands in its own. */
export interface StreamDoors {
  /** The address at which a message is listened to; undefined where there is none. */
  address(messageId: number): Promise<string | undefined>;
  open(address: string): Source;
  later(work: () => void, milliseconds: number): void;
}

interface Kept {
  readonly messageId: number;
  readonly hear: (text: string) => void;
  text: string;
  source: Source | undefined;
  isConnecting: boolean;
  /** Times that it may be tried again. */
  left: number;
  isOver: boolean;
}

/**
 * Listens to messages while bots write them: ten at most, of which the oldest is let go for a new one, and of them the
 * newest few over connections, because browsers have few to one server. One that fails is tried again five times, every
 * 3 seconds; whatever is not listened to is read from its row, which is written every second or two.
 */
export function createStreams(doors: StreamDoors) {
  const kept: Kept[] = [];

  const end = (stream: Kept) => {
    stream.isOver = true;
    stream.source?.close();
    const place = kept.indexOf(stream);
    if (place !== -1) kept.splice(place, 1);
    connectNext();
  };

  const connectNext = () => {
    const busy = kept.filter(({ source, isConnecting }) => source || isConnecting).length;
    const next = kept.findLast(
      ({ source, isConnecting, left }) => !source && !isConnecting && left >= 0,
    );
    if (busy < STREAM_CONNECTIONS && next) void connect(next);
  };

  const connect = async (stream: Kept) => {
    stream.isConnecting = true;
    const address = await doors.address(stream.messageId).catch(() => undefined);
    if (stream.isOver) return;
    if (address === undefined) {
      failed(stream);
      return;
    }
    const source = doors.open(address);
    stream.source = source;
    stream.isConnecting = false;
    const hear = (text: string) => {
      if (stream.isOver || stream.source !== source) return;
      stream.text = text;
      stream.hear(text);
    };
    source.on("append", (content) => hear(stream.text + content));
    source.on("replace", hear);
    source.on("done", () => stream.source === source && end(stream));
    source.onError(() => stream.source === source && failed(stream));
  };

  const failed = (stream: Kept) => {
    stream.source?.close();
    stream.source = undefined;
    stream.left -= 1;
    if (stream.left < 0) {
      end(stream);
      return;
    }
    // It keeps its place meanwhile.
    stream.isConnecting = true;
    doors.later(() => {
      if (!stream.isOver) void connect(stream);
    }, STREAM_RETRY_EVERY);
  };

  return {
    /** Hears what a message says by now, until that is over or the answer is called. */
    listen(messageId: number, hear: (text: string) => void): () => void {
      const stream: Kept = {
        messageId,
        hear,
        text: "",
        source: undefined,
        isConnecting: false,
        left: STREAM_RETRIES,
        isOver: false,
      };
      kept.push(stream);
      const [oldest] = kept;
      if (kept.length > STREAMS_KEPT && oldest) end(oldest);
      connectNext();
      return () => {
        if (!stream.isOver) end(stream);
      };
    },
  };
}

export type Streams = ReturnType<typeof createStreams>;
