const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A plain text as a description: a paragraph for each of its lines. */
export function htmlOfText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? "")}</p>`)
    .join("");
}
