import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import type { Id } from "#domain/id.ts";

/** The far end of a connection, whatever carries it. */
export interface Line {
  send(text: string): void;
  /** Sends data frames, together and encrypted once the far end has given its key. */
  sendRows(texts: readonly string[]): void;
  /** Whether data frames go encrypted. */
  isSealed(): boolean;
  /** Says why and hangs up. */
  close(code: number, reason: string): void;
}

/** Somebody who listens: what they may see, and how far they have been told. */
export interface Listener {
  readonly id: string;
  readonly userId: Id;
  readonly deviceId: Id;
  readonly line: Line;
  /** The scopes that the person may see at `seen`. */
  readonly scopes: Set<string>;
  /** Changes up to this number were looked through for them. */
  seen: number;
  /** Frames cover everything up to this number. */
  sent: number;
  /** When they last heard that nothing concerned them, epoch ms. */
  rangeAt: number;
  /** Whether they were asked for a key to encrypt for. */
  askedForKey: boolean;
}

/** A frame before it is known who gets it, with its data already as JSON. */
export interface Draft extends Pick<DataFrame, "type" | "action" | "table"> {
  json: string;
  gone: boolean;
}

/** The point up to which something is told, and what stands in the log there. */
interface Told {
  head: number;
  mark: string;
}

const RANGE_EVERY = 1_000;

/** Sends the frames of one step from where the listener was told to `to`. */
export function sendDrafts(
  listener: Listener,
  drafts: readonly Draft[],
  { head: to, mark }: Told,
): void {
  const { sent: from, line } = listener;
  const frames = drafts.map(({ type, action, table, json, gone }, index) => {
    const rest = drafts.length - 1 - index;
    // Put together by hand: the same row goes to many listeners and is made into JSON once.
    const about = { type, action, table, from, to, rest, ...(gone && { gone }) };
    const head = JSON.stringify(rest === 0 && mark ? { ...about, mark } : about);
    return `${head.slice(0, -1)},"data":${json}}`;
  });
  line.sendRows(frames);
  listener.sent = to;
}

/** Says that nothing of the listener's changed, at most once a second. */
export function sendRange(listener: Listener, { head: to, mark }: Told, now: number): void {
  // Clocks are also set back.
  const isSoon = Math.abs(now - listener.rangeAt) < RANGE_EVERY;
  if (listener.sent === to || isSoon) return;
  listener.line.send(
    JSON.stringify({ type: "range", from: listener.sent, to, ...(mark && { mark }) }),
  );
  listener.sent = to;
  listener.rangeAt = now;
}

/** Makes the listener pull: a range that begins where nobody stands who has not pulled. */
export function sendGap(listener: Listener, to: number): void {
  listener.line.send(JSON.stringify({ type: "range", from: to, to }));
  listener.sent = to;
}

/** Asks, once, for the key without which no rows are told where the company encrypts. */
export function askForKey(listener: Listener): void {
  if (listener.askedForKey || listener.line.isSealed()) return;
  listener.askedForKey = true;
  const frame: ServerFrame = { type: "encrypt" };
  listener.line.send(JSON.stringify(frame));
}
