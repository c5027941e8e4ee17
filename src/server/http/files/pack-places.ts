import { TOO_MANY } from "#contract/envelope.ts";
import type { Refusal } from "#domain/refusal.ts";
import { Places } from "../../processor/places.ts";

/** Seconds until the next may be asked for. */
const WAIT = 10;

/** Says that whoever asks has to wait until one of so many packs is through. */
const packsAtOnce = (count: number): Refusal => ({
  code: TOO_MANY,
  reason: "file.packsAtOnce",
  data: { count, retryAfter: WAIT },
});

/** How many packs each is reading from this server. */
export function packPlaces<Reader>(most: number): Places<Reader> {
  return new Places(most, packsAtOnce(most));
}
