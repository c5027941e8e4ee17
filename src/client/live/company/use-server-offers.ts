import { useEffect, useState } from "react";
import { askOffers, type ServerOffers } from "#client/data/calls/ask-offers.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { useData } from "../data-context.ts";

const TRANSLATES = "translates";
const YES = "yes";

/** What the server has answered since the page was loaded: each menu of a message would ask it anew. */
const answered: { offers: ServerOffers | undefined } = { offers: undefined };

/** What is known of the server's offers before it has answered: letters wait for its word. */
export type KnownOffers = Pick<ServerOffers, "translates"> & Partial<ServerOffers>;

/** What the server offers: as far as it is kept from earlier, and anew with each start of the page. */
export function useServerOffers(): KnownOffers {
  const { quietCall } = useData();
  const [offers, setOffers] = useState<KnownOffers>(knownOffers);
  useEffect(() => {
    if (answered.offers) return undefined;
    let left = false;
    void askOffers(quietCall).then((told) => {
      if (!told) return;
      answered.offers = told;
      writeSetting(TRANSLATES, told.translates ? YES : undefined);
      if (!left) setOffers(told);
    });
    return () => {
      left = true;
    };
  }, [quietCall]);
  return offers;
}

function knownOffers(): KnownOffers {
  return answered.offers ?? { translates: readSetting(TRANSLATES) === YES };
}
