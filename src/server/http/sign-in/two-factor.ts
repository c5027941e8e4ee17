import {
  beginTwoFactor,
  confirmTwoFactor,
  getSecurity,
  listGuarded,
  loginSecond,
  loginSecondPasskey,
  removeTwoFactor,
  renewRecovery,
  resetTwoFactor,
} from "#contract/calls/sign-in.ts";
import { success } from "#base/result.ts";
import * as secondStep from "../../people/guards/second-step.ts";
import * as twoFactor from "../../people/guards/two-factor.ts";
import { siteAt } from "../../people/passkeys/check-passkey.ts";
import type { App } from "../../server.ts";
import * as factors from "../../tables/own/second-factor.ts";
import { bindCall, bindMemberCall } from "../bind.ts";

/** A stolen session must not guess at the password, from however many addresses. */
const byPerson = { limitBy: (_body: unknown, userId: number) => String(userId) };

export function bindTwoFactorCalls(app: App): void {
  bindCall(app, loginSecond, async (body, { server, userAgent, now, address, origin }) => {
    const caller = { userAgent, now, address, site: siteAt(origin) };
    const signedIn = await secondStep.loginSecond(server, body, caller);
    if (signedIn.ok) server.hub.wake();
    return signedIn;
  });

  bindCall(app, loginSecondPasskey, async ({ step }, { server, now, origin }) =>
    secondStep.beginSecondPasskey(server, step, { site: siteAt(origin), now }),
  );

  bindMemberCall(app, getSecurity, async (_body, { server, session }) =>
    twoFactor.getSecurity(server.database, session.userId),
  );

  bindMemberCall(
    app,
    beginTwoFactor,
    async (body, { server, session }) =>
      twoFactor.beginTwoFactor(server, session.userId, body.password),
    byPerson,
  );

  bindMemberCall(app, confirmTwoFactor, async (body, { server, session, now }) =>
    twoFactor.confirmTwoFactor(server, session.userId, body.code, now),
  );

  bindMemberCall(
    app,
    renewRecovery,
    async (body, { server, session, now }) =>
      twoFactor.renewRecovery(server, session.userId, body, now),
    byPerson,
  );

  bindMemberCall(
    app,
    removeTwoFactor,
    async (body, { server, session, now }) =>
      twoFactor.removeTwoFactor(server, session.userId, body, now),
    byPerson,
  );

  bindMemberCall(app, listGuarded, async (_body, { server }) =>
    success(await factors.listGuarded(server.database)),
  );

  bindMemberCall(app, resetTwoFactor, async (body, { server, session, now }) =>
    twoFactor.resetTwoFactor(server, session.userId, body.userId, now),
  );
}
