import { createCaller } from "#client/data/sync/http.ts";

/** Calls that anybody may make: sign-in, set-up, an invitation. */
export function openCaller(language: string) {
  return createCaller({
    origin: location.origin,
    token: () => "",
    language: () => language,
  });
}
