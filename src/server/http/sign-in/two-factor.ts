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

export function bindTwoFactorCalls(app: App): void {
  bindCall(app, loginSecond, async (body, { server, origin, ...caller }) => {
    const signedIn = await secondStep.loginSecond(server, body, {
      ...caller,
      site: siteAt(origin),
    });
    if (signedIn.ok) server.hub.wake();
    return signedIn;
  });

  bindCall(app, loginSecondPasskey, async ({ step }, { server, now, origin }) =>
    secondStep.beginSecondPasskey(server, step, { site: siteAt(origin), now }),
  );

  bindMemberCall(app, getSecurity, async (_body, { server, session }) =>
    twoFactor.getSecurity(server.database, session.userId),
  );

  bindMemberCall(app, beginTwoFactor, async (body, { server, session, now }) =>
    twoFactor.beginTwoFactor(server, session, body.password, now),
  );

  bindMemberCall(app, confirmTwoFactor, async (body, { server, session, now }) =>
    twoFactor.confirmTwoFactor(server, session, body.code, now),
  );

  bindMemberCall(app, renewRecovery, async (body, { server, session, now }) =>
    twoFactor.renewRecovery(server, session, body, now),
  );

  bindMemberCall(app, removeTwoFactor, async (body, { server, session, now }) =>
    twoFactor.removeTwoFactor(server, session, body, now),
  );

  bindMemberCall(app, listGuarded, async (_body, { server }) =>
    success(await factors.listGuarded(server.database)),
  );

  bindMemberCall(app, resetTwoFactor, async (body, { server, session, now }) =>
    twoFactor.resetTwoFactor(server, session.userId, body.userId, now),
  );
}
