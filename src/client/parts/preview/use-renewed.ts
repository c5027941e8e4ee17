import { type SyntheticEvent, useEffect, useState } from "react";
import { whenOnline } from "#client/platform/online-signal.ts";
import { Renewal } from "./renewal.ts";

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

/** Lets what is played go on where it failed, at the fresh address for which `renew` asks. */
export function useRenewed(renew: (() => Promise<void>) | undefined) {
  const [renewal] = useState(() => new Renewal());
  useEffect(
    () =>
      whenOnline(() => {
        if (renewal.comeOnline()) void renew?.();
      }),
    [renewal, renew],
  );
  return {
    onError: ({ currentTarget }: MediaEvent) => {
      if (renewal.fail(currentTarget)) void renew?.();
    },
    onLoadedMetadata: ({ currentTarget }: MediaEvent) => renewal.load(currentTarget),
  };
}
