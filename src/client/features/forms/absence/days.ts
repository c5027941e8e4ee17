const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Epoch ms at which a day begins that a field of days says, where the person is; undefined where it says none. */
export function startOfDay(day: string): number | undefined {
  return dayAt(day, 0);
}

/** Epoch ms at which the day is over. */
export function endOfDay(day: string): number | undefined {
  return dayAt(day, 1);
}

function dayAt(day: string, later: number): number | undefined {
  const [found, year, month, date] = DAY.exec(day) ?? [];
  return found === undefined
    ? undefined
    : new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}
