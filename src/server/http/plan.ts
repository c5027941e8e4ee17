import {
  getPlan,
  listColumns,
  listPlanNames,
  listPlans,
  listPlanUsers,
} from "#contract/calls/plan.ts";
import { listAutomationLog } from "#contract/calls/programs/automation.ts";
import { automationLog } from "../queries/automation/automation-log.ts";
import * as queries from "../queries/plan.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

export function bindPlanCalls(app: App): void {
  bindMemberCall(app, listPlans, async (body, { server, session }) =>
    queries.listPlans(server.database, session.userId, body),
  );

  bindMemberCall(app, getPlan, async (body, { server, session }) =>
    queries.getPlan(server.database, session.userId, body.planId),
  );

  bindMemberCall(app, listPlanNames, async (_body, { server, session }) =>
    queries.listPlanNames(server.database, session.userId),
  );

  bindMemberCall(app, listPlanUsers, async (body, { server, session }) =>
    queries.listPlanUsers(server.database, session.userId, body.planId),
  );

  bindMemberCall(app, listColumns, async (body, { server, session }) =>
    queries.listColumns(server.database, session.userId, body.planId),
  );

  bindMemberCall(app, listAutomationLog, async (body, { server, session }) =>
    automationLog(server.database, session.userId, body),
  );
}
