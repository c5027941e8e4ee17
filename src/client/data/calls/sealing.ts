import type { Result } from "#base/result.ts";
import type { CallDefinition } from "#contract/call.ts";
import type { CallFailure } from "./failure.ts";

/** A call as it goes encrypted, and the way to read its reply. */
export interface SealedCall {
  /** Value of the header `encrypt`. */
  readonly header: string;
  readonly body: { readonly encrypted: string };
  /** The text of an encrypted reply; throws where it cannot be read. */
  open(encrypted: string): Promise<string>;
}

/** Encrypts what one browser sends, and reads what it gets, where the company asks for it. */
export interface Sealing {
  /** What goes in the place of a body; undefined = it goes as it is. */
  seal(call: CallDefinition, body: unknown): Promise<Result<SealedCall | undefined, CallFailure>>;
  /** Takes in why a call failed; whether it is worth another try now. */
  learn(failure: CallFailure): boolean;
  /** The public key under which this browser reads the frames of a socket; base64. */
  lineKey(): Promise<string>;
  /** The text of an encrypted frame; throws where it cannot be read. */
  open(encrypted: string): Promise<string>;
}
