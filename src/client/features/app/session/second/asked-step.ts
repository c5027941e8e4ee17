/** The second step of a sign-in, as the server asks for it. */
export interface AskedStep {
  readonly step: string;
  /** Whether the account has passkeys. */
  readonly passkey: boolean;
}

/** The step that a refusal asks for; undefined when it asks for none. */
export function askedStep({
  reason,
  data,
}: {
  readonly reason: string;
  readonly data?: unknown;
}): AskedStep | undefined {
  if (reason !== "signIn.secondStep" || typeof data !== "object" || data === null) return undefined;
  const { step, passkey } = data as Record<string, unknown>;
  return typeof step === "string" ? { step, passkey: passkey === true } : undefined;
}
