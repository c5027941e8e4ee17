import { CFB, read, utils } from "xlsx";
import { wordsOfOldWord } from "#base/old-word.ts";

/** What is written in a document (doc) or a workbook (xls) from before 2007; "" where it is something else, locked or broken. */
export function textOfOldOffice(bytes: Uint8Array, ending: string, most: number): string {
  try {
    return ending.startsWith("d") ? textOfDocument(bytes) : textOfWorkbook(bytes, most);
  } catch {
    return "";
  }
}

function textOfDocument(bytes: Uint8Array): string {
  const book = CFB.read(bytes, { type: "buffer" });
  const words = wordsOfOldWord((name) => CFB.find(book, `/${name}`)?.content);
  return words.ok ? words.value.text : "";
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
