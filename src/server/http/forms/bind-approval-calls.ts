import { success } from "#base/result.ts";
import * as calls from "#contract/calls/approval.ts";
import { getLeaveAccounts } from "#contract/calls/leave.ts";
import { runCommand } from "../../commands/run-command.ts";
import { approvalInfo, approvalLog, approvalPage, approvalSteps } from "../../queries/approval.ts";
import { approvalInsight } from "../../queries/approval-insight.ts";
import { actDevices } from "../../queries/examine/act-devices.ts";
import { leaveAccounts } from "../../queries/leave/leave-accounts.ts";
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

  bindMemberCall(app, calls.listActDevices, async ({ recordId }, { server, session }) =>
    actDevices(server.database, session.userId, recordId),
  );

  bindMemberCall(
    app,
    calls.listWaitingApprovals,
    async ({ status = "waiting", ...asked }, { server, session: { userId }, language }) =>
      approvalPage(server.database, { userId, language, role: status }, asked),
  );

  bindMemberCall(
    app,
    calls.listCopiedApprovals,
    async (asked, { server, session: { userId }, language }) =>
      approvalPage(server.database, { userId, language, role: "copied" }, asked),
  );

  bindMemberCall(app, calls.getApprovalInsight, async (asked, { server, session, now }) =>
    approvalInsight(server.database, session.userId, asked, now),
  );

  bindMemberCall(app, getLeaveAccounts, async (asked, { server }) =>
    leaveAccounts(server.database, asked),
  );

  bindMemberCall(app, calls.readCopies, async ({ ids }, { server, session }) => {
    const read: number[] = [];
    for (const id of new Set(ids)) {
      const request = { actor: session, command: "approval.readCopy", body: { id } } as const;
      const result = await runCommand(server, request);
      if (result.state !== "refused") read.push(id);
    }
    return success({ read });
  });
}
