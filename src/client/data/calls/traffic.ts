import { HTTP_TIMEOUT } from "#domain/limits.ts";

/** Silence of a request while a later one is answered, ms: it went into a line that has gone since. */
const OVERTAKEN_FOR = 4_000;
/** Characters of a body that a slow line takes in one ms: a long one is silent for longer. */
const SLOW_LINE = 10;

/** A request as it is sent. */
export interface Message {
  readonly address: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  /** Whether it may be sent twice. */
  readonly isRepeatable: boolean;
  /** Milliseconds after which it is given up, HTTP_TIMEOUT where left out. */
  readonly patience?: number;
}

/** What came back, whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The requests of one caller; later ones show whether the line works in which earlier ones are. */
export interface Traffic {
  /** Sends; what may be repeated is sent once more where a later request is answered and nothing comes of it. */
  send(message: Message): Promise<Answer>;
}

interface Request {
  readonly number: number;
  /** How long it may be overtaken, ms; undefined = as long as it takes. */
  readonly patience: number | undefined;
  readonly ending: AbortController;
  /** Runs while a later request has been answered and this one is silent. */
  overtaken?: ReturnType<typeof setTimeout> | undefined;
}

export function createTraffic(ask: typeof fetch): Traffic {
  const open = new Set<Request>();
  let last = 0;

  const begin = (patience?: number): Request => {
    last += 1;
    const request = { number: last, patience, ending: new AbortController() };
    open.add(request);
    return request;
  };

  const rest = (request: Request) => {
    clearTimeout(request.overtaken);
    request.overtaken = undefined;
  };

  const heard = (request: Request) => {
    rest(request);
    for (const other of open) {
      if (other.number >= request.number || other.patience === undefined) continue;
      other.overtaken ??= setTimeout(() => other.ending.abort(), other.patience);
    }
  };

  const carry = async (message: Message, request: Request, deadline: AbortSignal) => {
    const { address, method, headers, body } = message;
    try {
      const response = await ask(address, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal: AbortSignal.any([request.ending.signal, deadline]),
        cache: "no-store",
      });
      heard(request);
      const text = await readText(response, () => heard(request));
      return { status: response.status, headers: response.headers, text };
    } finally {
      open.delete(request);
      rest(request);
    }
  };

  return {
    async send(message) {
      const deadline = AbortSignal.timeout(message.patience ?? HTTP_TIMEOUT);
      if (!message.isRepeatable) return carry(message, begin(), deadline);
      const request = begin(OVERTAKEN_FOR + (message.body?.length ?? 0) / SLOW_LINE);
      try {
        return await carry(message, request, deadline);
      } catch (error) {
        if (!request.ending.signal.aborted) throw error;
        // This time it is left in peace: it may be the server that needs so long.
        return carry(message, begin(), deadline);
      }
    },
  };
}

function readText({ body }: Response, heard: () => void): Promise<string> {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, text) {
      heard();
      text.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(pieces)).text();
}
