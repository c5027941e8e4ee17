import { Parser } from "htmlparser2";
import { cleanLine, cutText } from "#domain/import/clean-text.ts";
import { LINK_TEXT_MAX, LINK_TITLE_MAX } from "#domain/message/link/link-limits.ts";

/** What a page says of itself. */
export interface PageFacts {
  /** "" = nothing. */
  readonly title: string;
  readonly text: string;
  /** Address of its picture. */
  readonly picture?: string;
}

/** What a page calls these things, the best word first. */
const TITLES = ["og:title", "twitter:title", "title"];
const TEXTS = ["og:description", "twitter:description", "description"];
const PICTURES = ["og:image:secure_url", "og:image", "og:image:url", "twitter:image"];
const NAMED = new Set([...TITLES, ...TEXTS, ...PICTURES]);
/** Bytes in which a page has said how its characters are written. */
const CHARSET_WITHIN = 4_096;
const CHARSET = /charset\s*=\s*["']?\s*([\w-]{1,40})/i;

/** Reads what a page says of itself in its head, of which the end may be missing. Nothing in it is drawn or run. */
export function readPage(body: Buffer, type: string, address: string): PageFacts {
  const said = new Map<string, string>();
  let isTitle = false;
  let isOver = false;
  const parser = new Parser({
    onopentag(name, { property, name: called, content }) {
      if (name === "body") isOver = true;
      isTitle = name === "title" && !said.has("title");
      const key = (property ?? called ?? "").toLowerCase();
      if (name === "meta" && !isOver && content && NAMED.has(key) && !said.has(key))
        said.set(key, content);
    },
    ontext(words) {
      if (isTitle && !isOver) said.set("title", (said.get("title") ?? "") + words);
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(textOf(body, type));
  const first = (keys: readonly string[]) => {
    for (const key of keys) {
      const words = cleanLine(said.get(key) ?? "");
      if (words !== "") return words;
    }
    return "";
  };
  const picture = first(PICTURES);
  return {
    title: cutText(first(TITLES), LINK_TITLE_MAX),
    text: cutText(first(TEXTS), LINK_TEXT_MAX),
    ...(URL.canParse(picture, address) && picture && { picture: new URL(picture, address).href }),
  };
}

/** Its characters, as it says that they are written: many Chinese pages are in GBK. */
function textOf(body: Buffer, type: string): string {
  const named =
    CHARSET.exec(type)?.[1] ??
    CHARSET.exec(body.subarray(0, CHARSET_WITHIN).toString("latin1"))?.[1] ??
    "utf-8";
  try {
    return new TextDecoder(named).decode(body);
  } catch {
    // A name that nobody knows.
    return new TextDecoder().decode(body);
  }
}
