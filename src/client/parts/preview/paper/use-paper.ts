import { useEffect, useState } from "react";
import { fetchPaper } from "#client/data/papers/fetch-paper.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import type { Result } from "#base/result.ts";
import type { PaperProps } from "./paper-props.ts";

/** How far a document is on its way to the screen. */
export type PaperState<Content> = Result<Content, PaperProblem> | undefined;

interface PaperReading<Content> {
  /** Bytes that are fetched at most. */
  readonly limit: number;
  /** Makes what is drawn of the file; the same function in each drawing. */
  readonly read: (
    content: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ) => Promise<Result<Content, PaperProblem>>;
}

/** Fetches a document and reads it as a whole; nothing while its address is "". What comes of an earlier one is dropped. */
export function usePaper<Content>(
  { address, size }: PaperProps,
  { limit, read }: PaperReading<Content>,
): PaperState<Content> {
  const [came, setCame] = useState<{ address: string; state: PaperState<Content> }>();
  useEffect(() => {
    if (address === "") return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const start = async (): Promise<PaperState<Content>> => {
      if (size > limit) return { ok: false, error: "tooLarge" };
      const fetched = await fetchPaper(address, limit, signal);
      return fetched.ok ? read(fetched.value, signal) : fetched;
    };
    const show = (shown: PaperState<Content>) => {
      if (!signal.aborted) setCame({ address, state: shown });
    };
    start().then(show, () => show({ ok: false, error: "broken" }));
    return () => stopped.abort();
  }, [address, size, limit, read]);
  return came?.address === address ? came.state : undefined;
}
