import * as z from "zod/mini";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { idShape, longTextShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

/**
 * Where other services write into a chat, outside of the envelope: `POST`, without a session, JSON with `text` or, as markdown, `md`. It
 * stands there as said by the bot, which goes by the rules of the group. A code that never was, was taken back, or whose maker leads the
 * group no more is 404; what the group does not let the bot say is 403. At most 30 messages a minute by an address.
 */
export const INCOMING_PATH = "/api/hook/{code}";

/** What another service says: either of the two. */
export const incomingShape = z.object({
  text: z.optional(longTextShape(MESSAGE_TEXT_MAX)),
  md: z.optional(longTextShape(MESSAGE_TEXT_MAX)),
});

const placeShape = {
  dialogId: idOf("dialog"),
  /** The bot that says it; one that the caller looks after, in the chat. */
  userId: idOf("user"),
};

const incomingRowShape = z.object({
  id: idShape,
  ...placeShape,
  createTime: timeShape,
  /** Epoch ms when it was written to last, to the minute; 0 = never. */
  lastTime: timeShape,
});

/** The addresses by which a bot is let speak in a group, for who leads that and looks after the bot; never the addresses themselves. */
export const listIncoming = defineCall({
  name: "incoming.list",
  method: "POST",
  path: "/api/dialog/incoming/list",
  access: "member",
  body: z.object(placeShape),
  reply: z.array(incomingRowShape),
});

/** The address is shown only now. */
export const addIncoming = defineCall({
  name: "incoming.add",
  method: "POST",
  path: "/api/dialog/incoming/add",
  access: "member",
  perMinute: 30,
  body: z.object(placeShape),
  reply: z.object({
    /** The address, complete. */
    url: z.string(),
    row: incomingRowShape,
  }),
});

/** Nobody writes by it any longer; saying so twice is no error. */
export const removeIncoming = defineCall({
  name: "incoming.remove",
  method: "POST",
  path: "/api/dialog/incoming/delete",
  access: "member",
  perMinute: 60,
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});
