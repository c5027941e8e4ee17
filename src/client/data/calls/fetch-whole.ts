import { Begun } from "./begun.ts";
import type { BegunStore } from "./begun-store.ts";

interface Wanted {
  /** Asks for it with these headers besides its own. */
  readonly ask: (headers: Readonly<Record<string, string>>) => Promise<Response>;
  /** What it is called here, so that it is gone on with when it is asked for again. */
  readonly name: string;
  /** Bytes; of what is larger nothing more is read. */
  readonly most: number;
  /** Where what has come outlives the page; left out = nowhere. */
  readonly store?: BegunStore;
}

/** Bytes of contents that were begun and are remembered, all together. */
const REMEMBERED_MAX = 100 * 1024 ** 2;
/** An answer that begins where what has come ends. */
const PARTIAL = 206;
/** What was asked for does not lie in it: it is another content by now. */
const NO_SUCH_RANGE = 416;

/** Those that were left first come first. They go with the page; what is laid down elsewhere besides is read again there. */
const remembered = new Map<string, Begun>();

/**
 * Fetches a content whole. Where the line breaks off, what has come stays, and the rest is asked for by its range, for as long as
 * each time something comes, and again when it is asked for the next time; never of another content than the one that was begun.
 * missing = the server gives none; unreached = there is no line.
 */
export async function fetchWhole(
  wanted: Wanted,
): Promise<Blob | "missing" | "tooLarge" | "unreached"> {
  const { name } = wanted;
  let before = remembered.get(name) ?? (await laidDown(wanted));
  remembered.delete(name);
  for (;;) {
    const had = before?.length ?? 0;
    const turn = await takeTurn(wanted, before);
    if (turn.state !== "broken") return turn.state === "whole" ? turn.content : turn.state;
    const { begun, isOther } = turn;
    const hasCome = begun !== undefined && begun.length > (begun === before ? had : 0);
    before = begun;
    if (isOther || hasCome) continue;
    if (begun) remember(name, begun);
    return "unreached";
  }
}

async function laidDown({ store }: Wanted): Promise<Begun | undefined> {
  const laid = await store?.read();
  return laid && new Begun(laid.tag, store, laid.content);
}

type Turn =
  | { readonly state: "whole"; readonly content: Blob }
  | { readonly state: "missing" | "tooLarge" }
  /** isOther = what had come was of another content, and is dropped. */
  | { readonly state: "broken"; readonly begun: Begun | undefined; readonly isOther: boolean };

async function takeTurn(wanted: Wanted, before: Begun | undefined): Promise<Turn> {
  const response = await answerOf(wanted, before);
  if (!response) return { state: "broken", begun: before, isOther: false };
  if (response.status === NO_SUCH_RANGE && before) {
    void response.body?.cancel();
    return { state: "broken", begun: undefined, isOther: true };
  }
  if (!response.ok || !response.body) {
    void response.body?.cancel();
    return { state: "missing" };
  }
  const begun = goesOn(response, before) ?? new Begun(tagOf(response), wanted.store);
  const isPart = response.status === PARTIAL;
  if (isPart && begun !== before) {
    // Another part than the one that is missing.
    void response.body.cancel();
    return { state: "broken", begun: undefined, isOther: before !== undefined };
  }
  const size = begun.length + Number(response.headers.get("content-length") ?? 0);
  if (size > wanted.most) {
    void response.body.cancel();
    return { state: "tooLarge" };
  }
  const end = await readInto(begun, response.body, wanted.most);
  if (end !== "tooLarge") await begun.layDown();
  if (end === "tooLarge") return { state: end };
  if (end === "broken" || begun.length < size)
    return { state: "broken", begun: begun.tag === "" ? undefined : begun, isOther: false };
  const type = response.headers.get("content-type") ?? "";
  return { state: "whole", content: begun.content(type) };
}

async function answerOf({ ask }: Wanted, begun: Begun | undefined): Promise<Response | undefined> {
  const headers = begun && { range: `bytes=${begun.length}-`, "if-range": begun.tag };
  try {
    return await ask(headers ?? {});
  } catch {
    return undefined;
  }
}

/** What had come, where the answer is the rest of it. */
function goesOn(response: Response, begun: Begun | undefined): Begun | undefined {
  if (!begun || response.status !== PARTIAL || tagOf(response) !== begun.tag) return undefined;
  const from = /^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1];
  return Number(from) === begun.length ? begun : undefined;
}

/** "" = nothing says which content it is: then nothing can be put to it later. */
function tagOf({ headers }: Response): string {
  const tag = headers.get("etag") ?? "";
  return tag.startsWith('"') ? tag : "";
}

async function readInto(
  begun: Begun,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<"ended" | "tooLarge" | "broken"> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      await begun.add(read.value);
      if (begun.length > most) {
        void reader.cancel();
        return "tooLarge";
      }
    }
    return "ended";
  } catch {
    return "broken";
  }
}

function remember(name: string, begun: Begun): void {
  remembered.set(name, begun);
  let length = [...remembered.values()].reduce((sum, each) => sum + each.length, 0);
  for (const [oldest, { length: its }] of remembered) {
    if (length <= REMEMBERED_MAX) return;
    remembered.delete(oldest);
    length -= its;
  }
}
