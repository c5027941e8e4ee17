/** What Word keeps between letters for itself ([MS-DOC] 2.4.1), by its number. */
const FIELD_BEGINS = 0x13;
const FIELD_SAYS = 0x14;
const FIELD_ENDS = 0x15;
const CELL_ENDS = 0x07;

const SIGNS = new Map<number, string>([
  [0x09, "\t"],
  [0x0a, "\n"],
  [0x0b, "\n"],
  [0x0c, "\n\n"],
  [0x0d, "\n"],
  [0x0e, "\n"],
  [0x1e, "-"],
]);
const FIRST_LETTER = 0x20;

/** The letters of a document as people read them: lines, cells apart, and of a field what it says, not how it comes to it. */
export function plainOldWord(raw: string): string {
  const written: string[] = [];
  /** Of each field that is open, whether its own words have begun. */
  const fields: boolean[] = [];
  let hidden = 0;
  let wasCell = false;
  for (const letter of raw) {
    const code = letter.codePointAt(0) ?? 0;
    if (code === FIELD_BEGINS) {
      fields.push(false);
      hidden += 1;
    } else if (code === FIELD_SAYS && fields.at(-1) === false) {
      fields.splice(-1, 1, true);
      hidden -= 1;
    } else if (code === FIELD_ENDS && fields.length > 0) {
      if (fields.pop() === false) hidden -= 1;
    } else if (hidden === 0) written.push(signOf(code, letter, wasCell));
    wasCell = code === CELL_ENDS && !wasCell;
  }
  return written.join("").trim();
}

/** A row ends with a second mark behind that of its last cell. */
function signOf(code: number, letter: string, isBehindCell: boolean): string {
  if (code === CELL_ENDS) return isBehindCell ? "\n" : "\t";
  return code >= FIRST_LETTER ? letter : (SIGNS.get(code) ?? "");
}
