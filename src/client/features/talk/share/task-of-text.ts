import { TASK_NAME_MAX } from "#domain/limits.ts";

/** A task made of a text: its first line is the name, the whole text the description where that says more. */
export function taskOfText(text: string): { name: string; content?: string } {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [first = ""] = lines;
  const name = first.slice(0, TASK_NAME_MAX).trim();
  const isWhole = lines.length <= 1 && name === first;
  return isWhole
    ? { name }
    : { name, content: lines.map((line) => `<p>${escaped(line)}</p>`).join("") };
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
