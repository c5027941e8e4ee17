import { success } from "#base/result.ts";
import * as calls from "#contract/calls/record.ts";
import * as imports from "#contract/calls/record-import.ts";
import { runCommand } from "../../commands/run-command.ts";
import {
  formConfig,
  listRecords,
  oneRecord,
  oneRecordShown,
  selectRecords,
} from "../../queries/records/record.ts";
import { exportRecords } from "../../queries/records/record-export.ts";
import {
  importFailures,
  importPreview,
  importTemplate,
} from "../../queries/records/record-import.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";
import { importRecords } from "./import-records.ts";

export function bindRecordCalls(app: App): void {
  bindMemberCall(app, calls.getFormConfig, async ({ modelId }, { server }) =>
    formConfig(server.database, modelId),
  );

  bindMemberCall(app, calls.listRecords, async (body, { server, session, now }) =>
    listRecords(server.database, { userId: session.userId, now }, body),
  );

  bindMemberCall(app, calls.exportRecords, async (body, { server, session, language, now }) =>
    exportRecords(server.database, { userId: session.userId, language, now }, body),
  );

  bindMemberCall(app, imports.importTemplate, async (body, { server, session, language }) =>
    importTemplate(server.database, { userId: session.userId, language }, body),
  );

  bindMemberCall(app, imports.importPreview, async (body, { server, session }) =>
    importPreview(server, session.userId, body),
  );

  bindMemberCall(app, imports.importData, importRecords);

  bindMemberCall(app, imports.importFailures, async (body, { server, session, language }) =>
    importFailures(server.database, { userId: session.userId, language }, body),
  );

  bindMemberCall(app, calls.getRecord, async (body, { server, session }) =>
    oneRecord(server.database, session.userId, body),
  );

  bindMemberCall(app, calls.getRecordShown, async (body, { server, session, language }) =>
    oneRecordShown(server.database, { userId: session.userId, language }, body),
  );

  bindMemberCall(app, calls.selectRecords, async (body, { server, session, now }) =>
    selectRecords(server.database, { userId: session.userId, now }, body),
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
