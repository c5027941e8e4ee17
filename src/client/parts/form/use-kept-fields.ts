import { useState } from "react";
import { readKept } from "#client/platform/kept-text.ts";

/** What was typed into the fields of a form that keeps its words under this name, by the field's name. */
export function useKeptFields(name: string): (field: string) => string {
  const [kept] = useState(() => fieldsOf(readKept(name)));
  return (field) => kept.get(field) ?? "";
}

function fieldsOf(text: string): ReadonlyMap<string, string> {
  try {
    const fields: unknown = JSON.parse(text || "{}");
    if (typeof fields !== "object" || fields === null) return new Map();
    const words = Object.entries(fields).filter(([, value]) => typeof value === "string");
    return new Map(words as [string, string][]);
  } catch {
    return new Map();
  }
}
