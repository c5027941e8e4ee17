import type { BodyOf, CallDefinition } from "#contract/call.ts";
import type { sessionShape } from "#contract/session.ts";
import type { CallFailure } from "#client/data/calls/failure.ts";
import { formerDevices } from "#client/live/session/session.ts";
import { randomId } from "#client/platform/random-id.ts";

/** A call that signs in. */
export type SessionCall = CallDefinition & { reply: typeof sessionShape };

/** What each of them wants to know of the browser. */
export interface EnteringBrowser {
  readonly clientId: string;
  readonly former: ReturnType<typeof formerDevices>;
}

/** Makes a call that signs in; undefined when this browser is signed in now, else why not. */
export async function enterBy<Call extends SessionCall>(
  language: string,
  call: Call,
  bodyOf: (browser: EnteringBrowser) => BodyOf<Call>,
): Promise<CallFailure | undefined> {
  // The database comes with the first sign-in, not with the first sight of the form.
  const { beginSession } = await import("#client/live/session/begin-session.ts");
  const { openCaller } = await import("#client/live/session/open-caller.ts");
  const clientId = randomId();
  const result = await openCaller(language)(call, bodyOf({ clientId, former: formerDevices() }));
  if (!result.ok) return result.failure;
  await beginSession(result.value, clientId);
  return undefined;
}
