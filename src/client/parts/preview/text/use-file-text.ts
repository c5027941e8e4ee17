import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { useFileAddress } from "#client/live/files/use-file-address.ts";
import { usePaper } from "../paper/use-paper.ts";
import { type ReadText, readText, TEXT_MAX } from "./read-text.ts";

const reading = { limit: TEXT_MAX, read: readText };

/** The text of a file; missing = it is not here, and arriving where the server does not have it yet either. */
export type FileText =
  | { readonly state: "loading" }
  | { readonly state: "missing"; readonly isArriving: boolean }
  | { readonly state: "problem"; readonly problem: PaperProblem }
  | ({ readonly state: "ready" } & ReadText);

/** Reads a file that is text, from this device or from the server. */
export function useFileText(fileId: number, size: number): FileText {
  const address = useFileAddress(fileId, size);
  const known = address.state === "ready" ? address.value : "";
  const read = usePaper({ address: known, name: "", size }, reading);
  if (address.state === "arriving" || address.state === "none")
    return { state: "missing", isArriving: address.state === "arriving" };
  if (!read) return { state: "loading" };
  return read.ok ? { state: "ready", ...read.value } : { state: "problem", problem: read.error };
}
