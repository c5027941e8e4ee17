/** Rows of a table as text (RFC 4180), with commas, semicolons or tabs, whichever its first line has more of. */
export function csvRows(text: string): string[][] {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const [first = ""] = plain.split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  const [comma = ","] = [",", ";", "\t"].toSorted((one, other) => count(other) - count(one));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === comma) endCell();
    else if (sign === "\n" || sign === "\r") endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
