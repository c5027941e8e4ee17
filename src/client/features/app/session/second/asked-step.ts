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

/** What follows an attempt to sign in. */
export interface AfterAttempt {
  readonly onSignedIn: () => void;
  /** It was right so far, and the account also asks for a second factor. */
  readonly onSecondStep?: ((asked: AskedStep) => void) | undefined;
}

/** Goes on after an attempt; gives back what is left to be told of its failure. */
export function goOnAfter<Failure extends { readonly reason: string; readonly data?: unknown }>(
  failure: Failure | undefined,
  { onSignedIn, onSecondStep }: AfterAttempt,
): Failure | undefined {
  const asked = failure && askedStep(failure);
  if (asked && onSecondStep) {
    onSecondStep(asked);
    return undefined;
  }
  if (!failure) onSignedIn();
  return failure;
}
