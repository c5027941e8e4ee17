import { getTaskFlow, listFlows, listFlowStatuses } from "#contract/calls/flow.ts";
import * as queries from "../queries/flow.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

export function bindFlowCalls(app: App): void {
  bindMemberCall(app, listFlows, async (body, { server, session }) =>
    queries.listFlows(server.database, session.userId, body.planId),
  );

  bindMemberCall(app, listFlowStatuses, async (_body, { server, session }) =>
    queries.listFlowStatuses(server.database, session.userId),
  );

  bindMemberCall(app, getTaskFlow, async (body, { server, session }) =>
    queries.getTaskFlow(server.database, session.userId, body),
  );
}
