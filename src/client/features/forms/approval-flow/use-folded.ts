import { useMemo } from "react";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";

/** Which parts of a form's flow are folded; kept on this device for as long as it is drawn there. */
export function useFolded(formId: number) {
  const [text, setText] = useKeptText(`approval-flow-folded-${formId}`);
  return useMemo(() => {
    const folded = new Set(text === "" ? [] : text.split("\n"));
    const toggle = (key: string) => {
      const others = [...folded].filter((other) => other !== key);
      setText((folded.has(key) ? others : [...others, key]).join("\n"));
    };
    return { folded, toggle };
  }, [text, setText]);
}
