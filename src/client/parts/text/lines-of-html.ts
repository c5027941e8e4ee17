/** Where a line ends in what people read of HTML. */
const LINE_ENDS = /<\/(?:p|div|li|h[1-6]|blockquote|pre|tr)>|<br\s*\/?>|<hr\s*\/?>/gi;

/** The words of HTML as lines, without what they look like; nothing of it is run or loaded. */
export function linesOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(LINE_ENDS, "$&\n"), "text/html");
  return (page.body.textContent ?? "").replaceAll(/\n{3,}/g, "\n\n").trim();
}
