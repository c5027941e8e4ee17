/** Header fields of a call (seed 000 §7). */
export const TOKEN_HEADER = "token";
export const LANGUAGE_HEADER = "language";
export const VERSION_HEADER = "version";
export const PLATFORM_HEADER = "platform";
/** `<clientId>:<n>`: the same id with the same arguments is done once. */
export const MUTATION_HEADER = "mutation-id";

/** A mutation id taken apart, or undefined when it is not one. */
export function parseMutationId(text: string): { clientId: string; n: number } | undefined {
  const match = /^([A-Za-z0-9-]{8,64}):(\d{1,15})$/.exec(text);
  return match?.[1] ? { clientId: match[1], n: Number(match[2]) } : undefined;
}
