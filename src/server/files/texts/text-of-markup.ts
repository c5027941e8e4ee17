import { Parser } from "htmlparser2";

/** What nobody reads who looks at a page. */
const UNREAD: ReadonlySet<string> = new Set(["script", "style", "head", "template"]);

/** What people read of a page; elements part words. */
export function textOfMarkup(markup: string): string {
  const pieces: string[] = [];
  let unread = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (UNREAD.has(name)) unread += 1;
      pieces.push(" ");
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread -= 1;
      pieces.push(" ");
    },
    ontext: (text) => {
      if (unread === 0) pieces.push(text);
    },
  });
  parser.end(markup);
  return pieces.join("");
}
