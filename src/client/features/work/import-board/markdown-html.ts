import type { Tokens } from "marked";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";

/** Lists of boxes to tick become what the editor of descriptions makes; a box among other points becomes a sign. */
const markdown = boundedMarkdown({
  renderer: {
    list(list: Tokens.List) {
      if (list.items.length === 0 || !list.items.every((item) => item.task)) return false;
      const items = list.items.map((item) => {
        const words = this.parser.parse(item.tokens.filter(({ type }) => type !== "checkbox"));
        return `<li data-type="taskItem" data-checked="${item.checked === true}">${words}</li>`;
      });
      return `<ul data-type="taskList">${items.join("")}</ul>`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
  },
});

/** A description in markdown as the HTML that the editor of descriptions understands. */
export function markdownHtml(text: string): string {
  return markdown.parse(text, { async: false });
}
