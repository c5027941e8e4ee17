import type { Zone } from "#domain/form/calendar/zone.ts";

const MINUTE = 60_000;

/** The clock of the device. */
export const hereZone: Zone = {
  offsetAt: (time) => -new Date(time).getTimezoneOffset() * MINUTE,
};
