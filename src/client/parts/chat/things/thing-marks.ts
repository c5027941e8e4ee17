import type { MarkedExtension, Tokens } from "marked";
import type { SeenThing } from "#client/data/queries/chat/things.ts";
import {
  nextThing,
  signOf,
  thingAtStart,
  type ThingMention,
  thingToken,
} from "#domain/message/things/thing-mention.ts";
import { escapeHtml } from "../mention/mention-marks.ts";

/** Draws things named in markdown. */
export function thingMarks(things: ReadonlyMap<string, SeenThing>): MarkedExtension {
  return {
    extensions: [
      {
        name: "thing",
        level: "inline",
        start: (text) => {
          const place = nextThing(text);
          return place < 0 ? undefined : place;
        },
        tokenizer(text) {
          const found = thingAtStart(text);
          return found && { type: "thing", raw: found.raw, thing: found.thing };
        },
        renderer: (token: Tokens.Generic) => {
          const thing = token["thing"] as ThingMention;
          const seen = things.get(thingToken(thing));
          const words = escapeHtml(signOf(thing.kind) + (seen ?? thing).name);
          return seen ? `<a href="${seen.address}">${words}</a>` : words;
        },
      },
    ],
  };
}
