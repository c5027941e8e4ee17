const MARKDOWN =
  /(^\s{0,3}\|.*\|[^\S\n]*\n\s{0,3}\|(?=[ :|]*-)[ :|-]*$|~~[^~\n]+~~|\*\*[^*\n]+\*\*|(^|\s)_[^_\n]+_(\s|$)|`[^`\n]+`|^\s{0,3}(#{1,4}\s|[-*]\s|\d+\.\s|>\s|```)|\[[^\]]+\]\(https?:)/m;

/** Whether a text uses marks that only make sense drawn. */
export function looksLikeMarkdown(text: string): boolean {
  return MARKDOWN.test(text);
}

/** The text with a mark around the selection, or before its lines for a list; and where the caret goes. */
export function wrapSelection(
  text: string,
  start: number,
  end: number,
  mark: string,
): { text: string; caret: number } {
  const selected = text.slice(start, end);
  if (mark.endsWith(" ")) {
    const lines = selected.split("\n").map((line) => mark + line);
    const listed = lines.join("\n");
    return { text: text.slice(0, start) + listed + text.slice(end), caret: start + listed.length };
  }
  const wrapped = mark + selected + mark;
  const caret = selected === "" ? start + mark.length : start + wrapped.length;
  return { text: text.slice(0, start) + wrapped + text.slice(end), caret };
}
