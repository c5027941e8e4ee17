/** Bytes of a content, from the first up to the one behind the last. */
export interface Part {
  readonly from: number;
  readonly end: number;
}

/** What came of a part; refused = it does not come however often it is asked for, undefined = it did not come now. */
export type CamePart = Blob | "refused" | undefined;

/** Reads a part of one content. */
export type ReadPart = (part: Part, signal?: AbortSignal) => Promise<CamePart>;

const PARTIAL = 206;
/** Said by a server that is busy: asked later, it answers. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

interface PartSettings {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The browser's own where left out. */
  readonly fetch?: typeof fetch | undefined;
}

/** A part of what the server has at an address. */
export async function fetchPart(
  address: string,
  { from, end }: Part,
  { headers, signal, fetch: given }: PartSettings,
): Promise<CamePart> {
  const ask = given ?? ((...asked) => fetch(...asked));
  const range = { range: `bytes=${from}-${end - 1}` };
  try {
    const response = await ask(address, {
      headers: { ...headers, ...range },
      ...(signal && { signal }),
    });
    const { status } = response;
    if (status === PARTIAL) return await response.blob();
    return status < 500 && !LATER.has(status) ? "refused" : undefined;
  } catch {
    return undefined;
  }
}
