import * as z from "zod/mini";
import { TIME_ZONE_MAX } from "../../limits.ts";
import { REPEAT_COUNT_MAX, REPEAT_EVERY_MAX, REPEAT_NUMBER_MAX } from "./repeat-limits.ts";
import { givenTimeShape, idOrNoneShape, idShape, textShape, timeShape } from "../../shape.ts";

/** What a rule counts in. */
export const REPEAT_UNITS = ["day", "week", "month", "year"] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/** The last day of a month, however many it has. */
export const LAST_DAY = -1;

/** From when on the next one is reckoned: from the plan, whatever became of this one, or from when this one was done. */
export const REPEAT_AFTER = ["start", "completion"] as const;

/** Which task of its rule one is, 0 = it has none. */
export const repeatNumberShape = z.int().check(z.nonnegative(), z.maximum(REPEAT_NUMBER_MAX));

/** How often a task comes again. Dates and times of day are those of the clock of `timeZone`. */
export const repeatRuleShape = z.object({
  unit: z.enum(REPEAT_UNITS),
  /** Every how many of them. */
  every: z.int().check(z.minimum(1), z.maximum(REPEAT_EVERY_MAX)),
  /** On which days of the week, 1 = Monday; of weeks only, none = on that on which it starts. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** In which month of the year; of years only, 0 = in that in which it starts. */
  month: z.int().check(z.minimum(0), z.maximum(12)),
  /** On which day of the month, LAST_DAY = on its last; of months and years only, 0 = on that on which it starts. */
  monthDay: z.int().check(z.minimum(LAST_DAY), z.maximum(31)),
  after: z.enum(REPEAT_AFTER),
  /** None starts later than this, epoch ms; 0 = no end. */
  endTime: givenTimeShape,
  /** How many there are with the first one, 0 = no end. */
  endCount: z.int().check(z.minimum(0), z.maximum(REPEAT_COUNT_MAX)),
  /** IANA name of the zone in which it is reckoned. */
  timeZone: textShape(1, TIME_ZONE_MAX),
});
export type RepeatRule = z.infer<typeof repeatRuleShape>;

/**
 * The rule as it stands in the newest task that it made. With the next one it goes on to that: what was changed in the
 * newest is in the next one too.
 */
export const repeatShape = z.object({
  ...repeatRuleShape.shape,
  /** Who made the rule, and in whose name the next ones come. */
  userId: idShape,
  /** The column in which the next one begins, wherever this one has been moved since. */
  columnId: idShape,
  /**
   * From when to when the first one is, epoch ms: all others are reckoned from it, so that a day or an hour that is not
   * there once changes only the one that falls on it. Where the task has no time it starts with a day and has no end.
   */
  firstStart: timeShape,
  firstEnd: timeShape,
  /** When the next one comes, epoch ms; 0 = when this one is done says it. */
  nextTime: timeShape,
  /** Which one this is, 1 = the first. */
  number: z.int().check(z.minimum(1)),
  /** The range from which the ids of all of them are, 0 = there is only this one yet. */
  range: idOrNoneShape,
});
export type Repeat = z.infer<typeof repeatShape>;
