const SPECIAL: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text that stands in HTML as itself, and starts no token when it is filled in once more. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign).replaceAll("{", "&#123;");
}
