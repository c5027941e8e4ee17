import { createCaller } from "#client/data/sync/http.ts";

/** Calls that anybody may make: sign-in, set-up, an invitation; with a token those of its owner, where no account is open. */
export function openCaller(language: string, token = "") {
  return createCaller({
    origin: location.origin,
    token: () => token,
    language: () => language,
  });
}
