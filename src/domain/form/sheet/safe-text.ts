/** What spreadsheets take for the beginning of a formula, where text is not typed as text: numbers and telephones apart. */
const FORMULA = /^'*(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/;

/** Letters that a cell of a workbook takes; one more, and the whole of it could not be written. */
const CELL_TEXT_MAX = 32_767;

/** A text that no spreadsheet reckons with, whatever somebody wrote into a form; what is harmless and has room in a cell stays as it is. */
export function safeText(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).slice(0, CELL_TEXT_MAX);
}

/** A text as it was before it was made safe. */
export function plainText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
