import { failure, type Result } from "#base/result.ts";
import { beginSingleSignOn, finishSingleSignOn } from "#contract/calls/sign-in.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { openProvider } from "../../people/single-sign-on/provider.ts";
import * as visits from "../../people/single-sign-on/single-sign-on.ts";
import type { App } from "../../server.ts";
import { bindCall } from "../bind.ts";

const MINUTE = 60_000;
const VISITS_A_MINUTE = 30;

const notOffered: Refusal = { code: NOT_FOUND, reason: "signIn.notOffered" };

/** Signing in at a provider; without one in the settings the calls say so. */
export function bindSingleSignOn(app: App): void {
  const { fastify, server } = app;
  const { singleSignOn } = server.settings;
  const provider = singleSignOn && openProvider(singleSignOn);

  bindCall(app, beginSingleSignOn, async ({ binding }, { now, origin }) =>
    provider
      ? visits.beginSingleSignOn(server, provider, { binding, origin, now })
      : failure(notOffered),
  );

  bindCall(app, finishSingleSignOn, async (body, caller) => {
    if (!provider) return failure(notOffered);
    const signedIn = await visits.finishSingleSignOn(server, body, caller);
    if (signedIn.ok) server.hub.wake();
    return signedIn;
  });

  if (!provider) return;
  // No call of the app's: the provider sends browsers here. What comes of it stands behind the #,
  // which no server and no log sees.
  fastify.get(
    visits.CALLBACK_PATH,
    { config: { rateLimit: { max: VISITS_A_MINUTE, timeWindow: MINUTE } } },
    async (request, reply) => {
      const query = request.url.split("?")[1] ?? "";
      const back = await visits.comeBack(server, provider, query, server.now());
      return reply.header("cache-control", "no-store").redirect(pageFor(back));
    },
  );
}

/** The sign-in, with a code to be used at once or with what went wrong. */
function pageFor(back: Result<string, Refusal>): string {
  return back.ok ? `/login#sso=${back.value}` : `/login#sso-problem=${back.error.reason}`;
}
