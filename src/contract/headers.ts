import { KNOWN_DEVICES_MAX } from "#domain/limits.ts";

/** Header fields of a call (seed 000 §7). */
export const TOKEN_HEADER = "token";
export const LANGUAGE_HEADER = "language";
export const VERSION_HEADER = "version";
export const PLATFORM_HEADER = "platform";
/** Id of the socket that the caller has open, as its `open` frame said it; left out where there is none. */
export const SOCKET_HEADER = "fd";
/**
 * Before somebody is signed in: the secrets by which the server knows this browser (`knownDevice` of a session), with
 * commas between. Whoever guesses elsewhere does not keep waiting who comes with one.
 */
export const KNOWN_DEVICE_HEADER = "known-device";
/** `<clientId>:<n>`: the same id with the same arguments is done once. */
export const MUTATION_HEADER = "mutation-id";

const SECRET = /^[A-Za-z0-9_-]{20,100}$/;

/** The secrets of a `known-device` header, as many as a browser sends; what is none is left out. */
export function parseKnownDevices(text: string): string[] {
  return text
    .split(",", KNOWN_DEVICES_MAX)
    .map((secret) => secret.trim())
    .filter((secret) => SECRET.test(secret));
}

/** A mutation id taken apart, or undefined when it is not one. */
export function parseMutationId(text: string): { clientId: string; n: number } | undefined {
  const match = /^([A-Za-z0-9-]{8,64}):(\d{1,15})$/.exec(text);
  return match?.[1] ? { clientId: match[1], n: Number(match[2]) } : undefined;
}
