import * as calls from "#contract/calls/approval.ts";
import { approvalInfo, approvalLog, approvalPage, approvalSteps } from "../../queries/approval.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

export function bindApprovalCalls(app: App): void {
  bindMemberCall(app, calls.listApprovalLog, async ({ recordId }, { server, session }) =>
    approvalLog(server.database, session.userId, recordId),
  );

  bindMemberCall(app, calls.getApprovalSteps, async ({ recordId }, { server, session }) =>
    approvalSteps(server.database, session.userId, recordId),
  );

  bindMemberCall(app, calls.getApprovalInfo, async ({ recordId }, { server, session }) =>
    approvalInfo(server.database, session.userId, recordId),
  );

  bindMemberCall(
    app,
    calls.listWaitingApprovals,
    async ({ status = "waiting", ...asked }, { server, session: { userId } }) =>
      approvalPage(server.database, { userId, role: status }, asked),
  );

  bindMemberCall(app, calls.listCopiedApprovals, async (asked, { server, session: { userId } }) =>
    approvalPage(server.database, { userId, role: "copied" }, asked),
  );
}
