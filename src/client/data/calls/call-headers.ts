import {
  LANGUAGE_HEADER,
  PLATFORM_HEADER,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { WIRE_VERSION } from "#contract/version.ts";

/** Who calls. */
export interface Calling {
  token(): string;
  language(): string;
}

/** What every call says of whoever makes it. */
export function callHeaders({ token, language }: Calling): Record<string, string> {
  return {
    [TOKEN_HEADER]: token(),
    [LANGUAGE_HEADER]: language(),
    [VERSION_HEADER]: String(WIRE_VERSION),
    [PLATFORM_HEADER]: "web",
  };
}
