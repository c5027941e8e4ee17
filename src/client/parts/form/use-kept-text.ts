import { useCallback, useState } from "react";
import { readKept, writeKept } from "#client/platform/kept-text.ts";

/** A text field whose words survive leaving and coming back, until they are used. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readKept(name));
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeKept(name, next);
    },
    [name],
  );
  return [text, change];
}
