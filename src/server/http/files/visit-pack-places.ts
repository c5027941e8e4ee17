import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import { PACKS_AT_ONCE, PACKS_OF_ADDRESS_AT_ONCE } from "#domain/library/pack-limits.ts";
import type { Refusal } from "#domain/refusal.ts";
import { packPlaces } from "./pack-places.ts";

/** Who reads a pack by a link, as far as they can be told apart: all who come by it from one address. */
interface Visitors {
  readonly linkId: Id;
  readonly network: string;
}

/** How many packs visitors are reading: by each link from one address, and from one address by whatever links it has. */
export class VisitPackPlaces {
  readonly #ofLink = packPlaces<string>(PACKS_AT_ONCE);
  readonly #ofAddress = packPlaces<string>(PACKS_OF_ADDRESS_AT_ONCE);

  /** Takes a place of both kinds, and says how they are given back together. */
  take(visitors: Visitors): Result<() => void, Refusal> {
    const ofLink = this.#ofLink.take(nameOf(visitors));
    if (!ofLink.ok) return ofLink;
    const ofAddress = this.#ofAddress.take(visitors.network);
    if (!ofAddress.ok) {
      ofLink.value();
      return failure(ofAddress.error);
    }
    return success(() => {
      ofLink.value();
      ofAddress.value();
    });
  }
}

const nameOf = ({ linkId, network }: Visitors) => `${linkId} ${network}`;
