import * as z from "zod/mini";
import { idOrNoneOf } from "#domain/reference.ts";
import { idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

/**
 * Where a calendar reads a feed, outside of the envelope: `GET`, without a session, as `text/calendar`. The code is all it takes; one that
 * never was, was taken back, or whose person was shut out is 404. At most 60 readings a minute from an address.
 */
export const FEED_PATH = "/api/calendar/feed/{code}.ics";

const feedShape = z.object({
  id: idShape,
  /** The plan whose tasks it tells, 0 = those that the person owns or assists with. */
  planId: idOrNoneOf("plan"),
  createTime: timeShape,
  /** Epoch ms when a calendar read it last, to the minute; 0 = never. */
  lastTime: timeShape,
});

/** The caller's feeds, the newest first; never their addresses. */
export const listFeeds = defineCall({
  name: "calendarFeed.list",
  method: "POST",
  path: "/api/calendar/feed/list",
  access: "member",
  body: z.object({}),
  reply: z.array(feedShape),
});

/** The address is shown only now. What it tells is at any time what the caller may see then. */
export const addFeed = defineCall({
  name: "calendarFeed.add",
  method: "POST",
  path: "/api/calendar/feed/add",
  access: "member",
  perMinute: 30,
  body: z.object({
    /** The plan whose tasks it is to tell; those that the caller owns or assists with where left out. */
    planId: z._default(idOrNoneOf("plan"), 0),
  }),
  reply: z.object({
    /** The address, complete. */
    url: z.string(),
    row: feedShape,
  }),
});

/** Calendars read it no longer; saying so twice is no error. */
export const removeFeed = defineCall({
  name: "calendarFeed.remove",
  method: "POST",
  path: "/api/calendar/feed/delete",
  access: "member",
  perMinute: 60,
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});
