import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";

/** A passkey's answer for the server. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly response: Record<string, unknown>;
  readonly [more: string]: unknown;
}

/** The answer, or why there is none: this device has a passkey of the account already, or the person did not want to. */
export type Asked =
  | { readonly answer: PasskeyAnswer; readonly why?: never }
  | { readonly answer?: never; readonly why: "known" | "unwanted" };

/** Has the browser make a passkey, with what the server says about it. */
export async function makePasskey(options: Record<string, unknown>): Promise<Asked> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return answered(() => startRegistration({ optionsJSON }));
}

/** Has the browser use a passkey, with what the server says about it. */
export async function answerByPasskey(options: Record<string, unknown>): Promise<Asked> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answered(() => startAuthentication({ optionsJSON }));
}

async function answered(
  ask: () => Promise<RegistrationResponseJSON | AuthenticationResponseJSON>,
): Promise<Asked> {
  try {
    const answer = await ask();
    return { answer: { ...answer, response: { ...answer.response } } };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return { why: isKnown ? "known" : "unwanted" };
  }
}
