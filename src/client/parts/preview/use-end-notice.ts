import { useEffect, useState } from "react";

/** Milliseconds for which it is said that there is nothing further (seed 001 §9). */
const SHOWN_FOR = 10_000;

type End = "first" | "last";

/** Which end of the files somebody has come to, for as long as it is said; asked again it is said anew. */
export function useEndNotice(): [End | undefined, (end: End | undefined) => void] {
  const [notice, setNotice] = useState<{ readonly end: End }>();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice?.end, (end) => setNotice(end && { end })];
}
