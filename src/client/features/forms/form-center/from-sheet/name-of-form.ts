import { FORM_NAME_MAX } from "#domain/limits.ts";

interface Named {
  /** What stands above the headings. */
  readonly title: string;
  readonly fileName: string;
  readonly sheet: string;
  readonly sheets: readonly string[];
}

/** Names that programs give sheets by themselves. */
const NO_NAME = /^(?:sheet|tabelle|feuil|feuille|工作表|シート|시트|lembar|table)\s*\d*$/i;

/** What a form is called at first: as its list, else as the sheet among several, else as the file. */
export function nameOfForm({ title, fileName, sheet, sheets }: Named): string {
  const ofSheet = sheets.length > 1 && !NO_NAME.test(sheet.trim()) ? sheet : "";
  const ofFile = fileName.replace(/\.\w+$/, "").replaceAll(/[_\s]+/g, " ");
  const name = [title, ofSheet, ofFile].map((each) => each.trim()).find((each) => each !== "");
  return (name ?? "").slice(0, FORM_NAME_MAX);
}
