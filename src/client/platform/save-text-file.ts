import { saveContent } from "./save-file.ts";

/** Hands the person a text as a file to keep. */
export function saveTextFile(name: string, text: string, type = "application/json"): void {
  saveContent(name, new Blob([text], { type }));
}
