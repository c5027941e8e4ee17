import { cleanHtml } from "#client/parts/text/clean-html.ts";

/** What a page says that was written here: others may look like anything, and would lose it in our editor. */
const WRITTEN_HERE = '<meta name="generator" content="Plumbline document">';

/** A document as a page that every browser and word processor opens: cleaned HTML, and nothing else. */
export function writeDocument(title: string, html: string): string {
  const place = document.createElement("div");
  place.textContent = title;
  // Places to break are of the drawing, not of the text.
  const body = cleanHtml(html).replaceAll("<wbr>", "");
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
${WRITTEN_HERE}
<title>${place.innerHTML}</title>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The cleaned HTML of a document that was written here; undefined of any other page. */
export function readDocument(page: string): string | undefined {
  const head = page.indexOf("<body>");
  if (head === -1 || !page.slice(0, head).includes(WRITTEN_HERE)) return undefined;
  return cleanHtml(new DOMParser().parseFromString(page, "text/html").body.innerHTML.trim());
}
