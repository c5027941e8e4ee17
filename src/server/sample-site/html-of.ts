/** Lines of a plain text as paragraphs, those that begin with a dash as a list. */
export function htmlOf(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, index) => {
      if (!line.startsWith("- ")) return `<p>${escaped(line)}</p>`;
      const opens = !lines[index - 1]?.startsWith("- ");
      const closes = !lines[index + 1]?.startsWith("- ");
      const item = `<li><p>${escaped(line.slice(2))}</p></li>`;
      return `${opens ? "<ul>" : ""}${item}${closes ? "</ul>" : ""}`;
    })
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
