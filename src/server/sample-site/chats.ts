import type { SampleChat } from "./site.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** The chats of the sample site, each with its oldest line first. */
export const sampleChats: readonly SampleChat[] = [
  {
    key: "defects",
    of: { plan: "defects" },
    unread: 0,
    lines: [
      { by: "maria", line: "walk", ago: 3 * DAY },
      { by: "peter", line: "ramp", ago: DAY },
      { by: "aisha", line: "gully", ago: 5 * HOUR, liked: ["tom", "admin"] },
    ],
  },
  {
    key: "wei",
    of: { pair: "wei" },
    unread: 0,
    lines: [
      { by: "wei", line: "quote", ago: 2 * DAY },
      { by: "admin", line: "barge", ago: 2 * DAY - 20 },
      { by: "wei", line: "yes", ago: 2 * DAY - 25 },
    ],
  },
  {
    key: "leak",
    of: { task: "leak" },
    unread: 0,
    lines: [
      { by: "tom", line: "rain", ago: 2 * DAY },
      { by: "aisha", line: "dry", ago: 2 * DAY - 2 * HOUR },
    ],
  },
  {
    key: "maria",
    of: { pair: "maria" },
    unread: 0,
    lines: [
      { by: "maria", line: "council", ago: 4 * HOUR },
      { by: "maria", line: "route", ago: 4 * HOUR - 1 },
      { by: "admin", line: "mine", ago: 3 * HOUR },
    ],
  },
  {
    key: "briefing",
    of: { group: ["maria", "tom", "grace", "peter"] },
    unread: 1,
    lines: [
      { by: "maria", line: "lifts", ago: 7 * HOUR, liked: ["tom", "peter", "grace"] },
      { by: "peter", line: "radio", ago: 7 * HOUR - 4 },
      { by: "grace", line: "guests", ago: 7 * HOUR - 9 },
      { by: "tom", line: "noted", ago: 7 * HOUR - 12 },
      { by: "grace", line: "shoes", ago: 3 * HOUR },
    ],
  },
  {
    key: "pourPier",
    of: { task: "pourPier" },
    unread: 0,
    lines: [
      { by: "tom", line: "start", ago: 5 * HOUR },
      { by: "tom", line: "level", ago: 2 * HOUR, liked: ["maria"] },
      { by: "jonas", line: "cubes", ago: 90 },
      { by: "tom", line: "heating", ago: 40 },
    ],
  },
  {
    key: "bridge",
    of: { plan: "bridge" },
    unread: 2,
    lines: [
      { by: "maria", line: "wind", ago: 6 * HOUR, liked: ["peter", "tom", "admin"] },
      { by: "peter", line: "pump", ago: 5 * HOUR },
      { by: "aisha", line: "cubes", ago: 3 * HOUR },
      { by: "jonas", line: "coming", ago: 3 * HOUR - 2, liked: ["aisha"] },
      { by: "peter", line: "window", ago: 50 },
      { by: "tom", line: "truck", ago: 12 },
    ],
  },
];
