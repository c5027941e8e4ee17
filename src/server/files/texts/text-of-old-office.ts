import { CFB, read, utils } from "xlsx";
import { slidesOfOldShow } from "#base/old-slides.ts";
import type { StreamOf } from "#base/old-streams.ts";
import { wordsOfOldWord } from "#base/old-word.ts";

/** What is written in a document (doc), a workbook (xls) or a presentation (ppt) from before 2007; "" where it is something else, locked or broken. */
export function textOfOldOffice(bytes: Uint8Array, ending: string, most: number): string {
  try {
    if (ending.startsWith("d")) return textOfDocument(bytes);
    return ending.startsWith("p") ? textOfShow(bytes) : textOfWorkbook(bytes, most);
  } catch {
    return "";
  }
}

function textOfDocument(bytes: Uint8Array): string {
  const words = wordsOfOldWord(streamsOf(bytes));
  return words.ok ? words.value.text : "";
}

function textOfShow(bytes: Uint8Array): string {
  const show = slidesOfOldShow(streamsOf(bytes));
  const parts = show.ok ? show.value.slides.flat() : [];
  return parts.flatMap((part) => (part.kind === "picture" ? [] : part.lines)).join("\n");
}

function streamsOf(bytes: Uint8Array): StreamOf {
  const book = CFB.read(bytes, { type: "buffer" });
  return (name) => CFB.find(book, `/${name}`)?.content;
}

function textOfWorkbook(bytes: Uint8Array, most: number): string {
  const { Sheets, SheetNames } = read(bytes, { dense: true, cellFormula: false, cellHTML: false });
  let text = "";
  for (const name of SheetNames) {
    const sheet = Sheets[name];
    if (text.length >= most || !sheet) break;
    text += `${name} ${utils.sheet_to_csv(sheet, { FS: " ", blankrows: false })}\n`;
  }
  return text;
}
