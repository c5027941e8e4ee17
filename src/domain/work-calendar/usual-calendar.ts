import type { WorkCalendar } from "./work-calendar.ts";

/** What counts while nobody has said anything: Monday to Friday. Without the shapes, for the first screen. */
export const USUAL_CALENDAR: Omit<WorkCalendar, "id"> = { week: [1, 2, 3, 4, 5], days: [] };
