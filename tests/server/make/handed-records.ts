import { getOaExamine, listOaFields } from "#contract/calls/oa-examine.ts";
import { getRecord, getRecordShown, listRecords, selectRecords } from "#contract/calls/record.ts";
import { syncPull } from "#contract/calls/sync.ts";
import type { Id } from "#domain/id.ts";
import type { Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

interface Handed {
  readonly formId: Id;
  readonly recordId: Id;
  /** A field by which records are named where they are chosen from. */
  readonly field: string;
}

/** All that the doors of the server hand out to somebody of a form and a record. */
export async function handedTo(
  server: TestServer,
  { token }: Someone,
  { formId, recordId, field }: Handed,
): Promise<string> {
  const page = { modelId: formId, currentPage: 1, pageSize: 20 as const };
  const replies = [
    await server.call(syncPull, { epoch: "", since: 0 }, token),
    await server.call(getRecord, { modelId: formId, id: recordId }, token),
    await server.call(getRecordShown, { modelId: formId, id: recordId }, token),
    await server.call(listRecords, page, token),
    await server.call(selectRecords, { modelId: formId, relationField: field }, token),
    await server.call(getOaExamine, { id: recordId }, token),
    await server.call(listOaFields, { examineId: recordId }, token),
  ];
  const unheard = replies.find(({ code, reason }) => code === 422 || reason === "parameterError");
  if (unheard) throw new Error(`A door was asked in the wrong way: ${JSON.stringify(unheard)}`);
  return JSON.stringify(replies.map(({ data }) => data));
}
