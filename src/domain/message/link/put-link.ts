import type { Change } from "../../command.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { LinkData } from "../body/link-data.ts";
import type { Message, MessageBody } from "../message.ts";
import { isStreamed } from "../stream/write-stream.ts";
import { firstLinkIn } from "./first-link.ts";

/** The link of a message of which there is something to be found out. Of what came along with a board nobody waits for it. */
export function linkToLookUp(message: Message): string | undefined {
  const { msg } = message;
  if (message.withdrawTime > 0 || (msg.type !== "text" && msg.type !== "md")) return undefined;
  if (msg.noLink || msg.link || msg.source || isStreamed(message)) return undefined;
  return firstLinkIn(msg.text);
}

/** A message gets to know where its link leads, unless it says something else by now or its author wants it without. */
export function* putLink(msgId: Id, link: LinkData): Reading<Change[]> {
  const message = yield* get("message", msgId);
  if (!message || linkToLookUp(message) !== link.url) return [];
  const put = { ...message, msg: { ...message.msg, link } as MessageBody };
  return [{ entity: "message", action: "update", put }];
}

/** Other words of a message: what was found out about their link stays with them as long as they have it. */
export function keepLink<Body extends MessageBody & { type: "text" | "md" }>(
  before: Body,
  after: Body,
): Body {
  if (firstLinkIn(before.text) === firstLinkIn(after.text)) return after;
  const { link: _other, noLink: _unwanted, ...rest } = after;
  return rest as Body;
}
