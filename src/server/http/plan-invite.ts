import * as calls from "#contract/calls/plan-invite.ts";
import * as links from "../people/plan-links.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

export function bindPlanInviteCalls(app: App): void {
  bindMemberCall(app, calls.getPlanLink, async (body, { server, session, now }) =>
    links.planLink(server.database, session.userId, body, now),
  );

  bindMemberCall(app, calls.removePlanLink, async (body, { server, session }) =>
    links.removePlanLink(server.database, session.userId, body.planId),
  );

  bindMemberCall(app, calls.getPlanInvite, async (body, { server, session, now }) =>
    links.planInviteInfo(server.database, session.userId, body.code, now),
  );

  bindMemberCall(app, calls.joinPlan, async (body, { server, session, now }) => {
    const joined = await links.joinPlan(server, session.userId, body.code, now);
    if (joined.ok) server.hub.wake();
    return joined;
  });
}
