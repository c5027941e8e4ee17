import { TASK_NAME_MAX } from "#domain/limits.ts";

/** A task from what somebody wrote: its first line is the name, and where there is more all of it the description. */
export function wordsAsTask(words: string): { name: string; content: string | undefined } {
  const lines = words.trim().split(/\r?\n/);
  const [first = ""] = lines;
  const name = first.trim().slice(0, TASK_NAME_MAX);
  const isWhole = lines.length === 1 && first.trim().length <= TASK_NAME_MAX;
  return { name, content: isWhole ? undefined : lines.map(paragraph).join("") };
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function paragraph(line: string): string {
  return `<p>${line.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`;
}
