import { success } from "#base/result.ts";
import * as calls from "#contract/calls/record.ts";
import { runCommand } from "../../commands/run-command.ts";
import { formConfig, listRecords, oneRecord, selectRecords } from "../../queries/record.ts";
import { exportRecords } from "../../queries/record-export.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

export function bindRecordCalls(app: App): void {
  bindMemberCall(app, calls.getFormConfig, async ({ modelId }, { server }) =>
    formConfig(server.database, modelId),
  );

  bindMemberCall(app, calls.listRecords, async (body, { server, session }) =>
    listRecords(server.database, session.userId, body),
  );

  bindMemberCall(app, calls.exportRecords, async (body, { server, session, language }) =>
    exportRecords(server.database, { userId: session.userId, language }, body),
  );

  bindMemberCall(app, calls.getRecord, async (body, { server, session }) =>
    oneRecord(server.database, session.userId, body),
  );

  bindMemberCall(app, calls.selectRecords, async (body, { server, session }) =>
    selectRecords(server.database, session.userId, body),
  );

  bindMemberCall(app, calls.removeRecords, async ({ modelId, ids }, { server, session }) => {
    const removed: number[] = [];
    const kept: { id: number; reason: string }[] = [];
    for (const id of new Set(ids)) {
      const request = { actor: session, command: "record.remove", body: { modelId, id } } as const;
      const result = await runCommand(server, request);
      if (result.state === "refused") kept.push({ id, reason: result.refusal.reason });
      else removed.push(id);
    }
    return success({ removed, kept });
  });
}
