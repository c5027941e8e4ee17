import { expect, it } from "vitest";
import { sharedText } from "./shared-content.ts";

const url = "https://site.example/crane";

it.each([
  ["a page", ["Tower crane", "", url], `Tower crane\n${url}`],
  ["a page whose address stands in the text", ["Crane", url, ""], `Crane\n${url}`],
  ["a text that holds all", ["Crane", `Crane: ${url}`, url], `Crane: ${url}`],
  ["the same three times", [url, url, url], url],
  ["lines of Windows", ["", "one\r\ntwo ", ""], "one\ntwo"],
  ["nothing", ["", " ", ""], ""],
])(
  "what another app shares becomes one text: %s",
  (_what, [title = "", text = "", link = ""], all) => {
    expect(sharedText(title, text, link)).toBe(all);
  },
);
