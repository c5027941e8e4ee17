const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** What a description says without its form: a line for each paragraph, item and row. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/<li\b[^>]*>/gi, "- ")
    .replaceAll(/<br\b[^>]*>/gi, "\n")
    .replaceAll(/<\/(?:p|li|h[1-6]|tr|pre|blockquote|div)>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(
      /&(?:#(\d+)|(\w+));/g,
      (whole, code: string | undefined, name: string | undefined) => signOf(code, name) ?? whole,
    )
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const CODE_MAX = 0x10_ff_ff;

function signOf(code: string | undefined, name = ""): string | undefined {
  if (code === undefined) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  return Number(code) <= CODE_MAX ? String.fromCodePoint(Number(code)) : undefined;
}
