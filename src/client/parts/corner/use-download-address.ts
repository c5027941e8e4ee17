import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getVersion } from "#contract/calls/system.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { RELEASES_CACHED } from "#domain/limits.ts";

let known: { readonly at: number; readonly address: Promise<string | undefined> } | undefined;

/** The page from which the app can be fetched, as the server knows it; undefined where there is none. */
export function useDownloadAddress(): string | undefined {
  const { i18n } = useTranslation("corner");
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let left = false;
    void addressNow(i18n.language).then((found) => {
      if (!left) setAddress(found);
    });
    return () => {
      left = true;
    };
  }, [i18n.language]);
  return address;
}

/** Screens come and go; the server is asked once for all of them. */
async function addressNow(language: string): Promise<string | undefined> {
  const now = Date.now();
  if (!known || now - known.at >= RELEASES_CACHED)
    known = { at: now, address: askServer(language) };
  return known.address;
}

async function askServer(language: string): Promise<string | undefined> {
  const result = await openCaller(language)(getVersion, {});
  // What could not be asked is asked again by the next screen.
  if (!result.ok) known = undefined;
  return result.ok ? result.value.download : undefined;
}
