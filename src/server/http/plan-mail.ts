import {
  changePlanMail,
  makePlanMail,
  readPlanMail,
  removePlanMail,
} from "#contract/calls/programs/plan-mail.ts";
import * as planMail from "../people/plan-mail.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

/** Addresses by which e-mails become tasks. */
export function bindPlanMailCalls(app: App): void {
  bindMemberCall(app, readPlanMail, async ({ planId }, { server, session }) =>
    planMail.planMailOf(server, session.userId, planId),
  );

  bindMemberCall(app, makePlanMail, async (body, { server, session }) =>
    planMail.newPlanMail(server, session.userId, body),
  );

  bindMemberCall(app, changePlanMail, async (body, { server, session }) =>
    planMail.editPlanMail(server, session.userId, body),
  );

  bindMemberCall(app, removePlanMail, async ({ planId }, { server, session, now }) =>
    planMail.dropPlanMail(server.database, session.userId, { planId, now }),
  );
}
