import { decideReport, listReports } from "#contract/calls/trust/report.ts";
import * as reports from "../people/reports.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

/** Messages that people have reported, for administrators. */
export function bindReportCalls(app: App): void {
  bindMemberCall(app, listReports, async (body, { server }) =>
    reports.listReports(server.database, body),
  );

  bindMemberCall(app, decideReport, async (body, { server, session }) =>
    reports.decideReport(server, session.userId, body),
  );
}
