import { useState } from "react";
import { readKept, writeKept } from "#client/platform/kept-text.ts";

/** A list while it is edited: what is stored until somebody touches it; what they did survives a reload until it is saved. */
export interface KeptList<Row> {
  readonly rows: readonly Row[];
  readonly touched: boolean;
  readonly change: (rows: readonly Row[]) => void;
  readonly forget: () => void;
}

export function useKeptList<Row>(name: string, stored: readonly Row[]): KeptList<Row> {
  const [draft, setDraft] = useState(() => readList(name) as readonly Row[] | undefined);
  return {
    rows: draft ?? stored,
    touched: draft !== undefined,
    change(rows) {
      setDraft(rows);
      writeKept(name, JSON.stringify(rows));
    },
    forget() {
      setDraft(undefined);
      writeKept(name, "");
    },
  };
}

function readList(name: string): readonly unknown[] | undefined {
  try {
    const kept: unknown = JSON.parse(readKept(name));
    return Array.isArray(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
