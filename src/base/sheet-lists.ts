/** Choices of a column of a sheet, counted from 0. */
interface ColumnChoices {
  readonly column: number;
  readonly choices: readonly string[];
}

/** The sheet of a workbook on which choices stand, one column each. */
export const LISTS_SHEET = "Lists";
/** Rows below the headings that are chosen from lists. */
const ROWS = 10_000;

/** What stands on the sheet of choices, row by row. */
export function rowsOfLists(lists: readonly ColumnChoices[]): (string | null)[][] {
  const height = Math.max(0, ...lists.map(({ choices }) => choices.length));
  return Array.from({ length: height }, (_, row) =>
    lists.map(({ choices }) => choices[row] ?? null),
  );
}

/** The XML of a sheet (xlsx) whose cells below the headings are chosen from lists; another word is no error. */
export function withLists(xml: string, headings: number, lists: readonly ColumnChoices[]): string {
  const rules = lists.map(({ column, choices }, at) => {
    const [cells, source] = [letterOf(column), letterOf(at)];
    const range = `${cells}${headings + 1}:${cells}${headings + ROWS}`;
    const formula = `${LISTS_SHEET}!$${source}$1:$${source}$${choices.length}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>${formula}</formula1></dataValidation>`;
  });
  const all = `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
  // The order of these parts is fixed.
  const after = ["</mergeCells>", "</sheetData>", "<sheetData/>"].find((end) => xml.includes(end));
  return after === undefined ? xml : xml.replace(after, `${after}${all}`);
}

function letterOf(column: number): string {
  const rest = column % 26;
  const letter = String.fromCharCode(65 + rest);
  return column < 26 ? letter : letterOf((column - rest) / 26 - 1) + letter;
}
