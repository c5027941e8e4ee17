import { useState } from "react";

/** The groups of which only the head is shown. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (label: string) => {
    const next = new Set(folded);
    if (!next.delete(label)) next.add(label);
    setFolded(next);
  };
  return { folded, fold };
}
