import type { Contact } from "../tables/own/contact.ts";

/** Milliseconds between two notes of contact. */
const NOTE_EVERY = 60_000;
/** Silence for so long is absence. On a line that stands, what was done this long ago may still be on its way. */
export const ABSENCE = 120_000;
/** For so long after it came back a browser delivers what was done while it was away. */
export const CATCH_UP = 3_600_000;

/** A browser of which nothing was known before. */
export function firstContact(now: number): Contact {
  return { lastTime: now, awayFrom: now, firstBack: 0, back: 0 };
}

/** What is known after it was heard of again; the same where that is not worth a note. */
export function heardAgain(contact: Contact, now: number): Contact {
  // Clocks are also set back.
  const silence = Math.abs(now - contact.lastTime);
  if (silence <= NOTE_EVERY) return contact;
  if (silence <= ABSENCE) return { ...contact, lastTime: now };
  // Who went again soon after coming back may not have told all. Counted from the first return, so that
  // nobody keeps a past open by coming and going.
  const wasFlicker = contact.lastTime - contact.firstBack <= CATCH_UP;
  return wasFlicker
    ? { ...contact, lastTime: now, back: now }
    : { lastTime: now, awayFrom: contact.lastTime, firstBack: now, back: now };
}

/**
 * The earliest time at which something can have been done that arrives now: since the last contact before the browser
 * was away, as long as it catches up, and else just now.
 */
export function earliestCredible({ awayFrom, back }: Contact, now: number): number {
  const justNow = now - ABSENCE;
  return now - back <= CATCH_UP ? Math.min(awayFrom, justNow) : justNow;
}
