import { useCallback, useEffect, useState } from "react";

/** What of a paper has come, or cannot be had: before that it is not printed. */
export function useSettled() {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback(
    (key: string) => setSettled((now) => (now.has(key) ? now : new Set([...now, key]))),
    [],
  );
  /** It comes anew. */
  const forget = useCallback(
    (key: string) => setSettled((now) => new Set([...now].filter((each) => each !== key))),
    [],
  );
  return { settled, onSettled, forget };
}

/** Says that a part has settled: at once where that is known, else when it is called. */
export function useSettling(
  key: string,
  isSettled: boolean,
  onSettled: (key: string) => void,
): () => void {
  useEffect(() => {
    if (isSettled) onSettled(key);
  }, [key, isSettled, onSettled]);
  return () => onSettled(key);
}
