import { useCallback, useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const nameOf = (userId: number, planId: number) => `lanes.${userId}.${planId}`;

/** Lanes of one plan that are kept as folded at most: people leave, and nobody unfolds their lanes again. */
const FOLDED_MOST = 500;

function readKept(name: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readSetting(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** Which lanes of a plan a person has folded, kept in this browser; and what folds and unfolds one. */
export function useLaneFolds(
  userId: number,
  planId: number,
): [ReadonlySet<string>, (key: string) => void] {
  const name = nameOf(userId, planId);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(readKept(name)));
  const toggle = useCallback(
    (key: string) =>
      setFolded((before) => {
        const after = before.has(key)
          ? [...before].filter((other) => other !== key)
          : [...before, key].slice(-FOLDED_MOST);
        writeSetting(name, JSON.stringify(after));
        return new Set(after);
      }),
    [name],
  );
  return [folded, toggle];
}
