/** The list with one of its rows so many places later, or earlier. */
export function movedRow<Row>(rows: readonly Row[], place: number, by: 1 | -1): readonly Row[] {
  const row = rows[place];
  const to = place + by;
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(place, 1).toSpliced(to, 0, row);
}
