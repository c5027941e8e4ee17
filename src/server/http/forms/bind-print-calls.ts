import { success } from "#base/result.ts";
import { getPrintData, selectPrintTemplates } from "#contract/calls/print.ts";
import { printData, printTemplates } from "../../queries/print.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

/** Templates of papers and what fills them in, as clients of `/erp-api` ask for them. */
export function bindPrintCalls(app: App): void {
  bindMemberCall(app, selectPrintTemplates, async ({ formId }, { server }) =>
    success(await printTemplates(server.database, formId)),
  );
  bindMemberCall(app, getPrintData, async (body, { server, session }) =>
    printData(server.database, session.userId, body),
  );
}
