import dayjs from "dayjs";

/** The noon of a day (YYYY-MM-DD), which is the same day in all time zones of a site; 0 where none is said. */
export function timeOfDrawing(day: string): number {
  const time = Date.parse(`${day}T12:00:00`);
  return Number.isNaN(time) || time < 0 ? 0 : time;
}

/** The same the other way round, as a field takes it; "" = none stands on the drawing. */
export function dayOfDrawing(time: number): string {
  return time > 0 ? dayjs(time).format("YYYY-MM-DD") : "";
}
