import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/forms/http-interface.ts";
import { addDataInterface } from "#domain/data-interface/add-data-interface.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { editDataInterface } from "#domain/data-interface/edit-data-interface.ts";
import {
  type InterfaceRequest,
  refuseRequest,
} from "#domain/data-interface/http/interface-request.ts";
import { originOf, readAddress } from "#domain/data-interface/http/request-address.ts";
import type { Decision } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { companyScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { addAudit } from "../tables/own/audit.ts";
import {
  findInterfaceRequest,
  type InterfaceRequestRow,
  putInterfaceRequest,
} from "../tables/own/outward/interface-request.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";
import { listedHostOf } from "./listed-hosts.ts";
import { headerLabel } from "./secret-label.ts";
import { saidHeaders } from "./source-question.ts";

type Body = ParsedBodyOf<typeof calls.saveHttpInterface>;

const gone = parameterError("dataInterface.gone");

/** `dataInterface/request` */
export async function interfaceRequest(
  db: Db,
  id: Id,
): Promise<Result<ReplyOf<typeof calls.getInterfaceRequest>, Refusal>> {
  if (!(await httpInterface(db, id))) return failure(gone);
  const row = await findInterfaceRequest(db, id);
  if (!row) return success({ request: null });
  const { method, url, body, rowsPath, paths, headers } = row;
  const names = headers.map(({ name }) => name);
  return success({ request: { method, url, body, rowsPath, paths: [...paths], headers: names } });
}

/** `dataInterface/saveHttp`: the row that everybody has, and what the server alone has, together or not at all. */
export async function saveHttpSource(
  { database, hub, mint, sealer, now: clock }: Omit<Server, "files">,
  userId: Id,
  body: Body,
): Promise<Result<DataInterface, Refusal>> {
  const now = clock();
  const saved = await database.transaction(async (tx): Promise<Result<DataInterface, Refusal>> => {
    await enterLanes(tx, [companyScope]);
    const before = body.id > 0 ? await httpInterface(tx, body.id) : undefined;
    if (body.id > 0 && !before) return failure(gone);
    const id = before?.id ?? mint.nextId();
    const decision = await decide(tx, { ...body, id }, { userId, now, isNew: !before });
    if (!decision.ok) return failure(decision.refusal);
    const kept = await findInterfaceRequest(tx, id);
    const request = await checkedRequest(tx, decision.reply, body.request);
    if (!request.ok) return request;
    const said = saidHeaders(sealer, id, body.request, kept);
    if (!said.ok) return said;
    const label = headerLabel(id, body.request.url);
    const row: InterfaceRequestRow = {
      ...body.request,
      interfaceId: id,
      headers: said.value.map(({ name, value }) => ({ name, sealed: sealer.seal(value, label) })),
    };
    await putInterfaceRequest(tx, row);
    const by = { userId, at: now };
    const notes = decision.notes?.map((note) => ({ ...note, ...by })) ?? [];
    await addAudit(tx, [...notes, { ...addressNote(decision.reply, row), ...by }]);
    await applyChanges(tx, decision.changes, { actorId: userId, at: now });
    return success(decision.reply);
  });
  if (saved.ok) hub.wake();
  return saved;
}

/** By the same rules as the commands of all data interfaces. */
async function decide(
  tx: Tx,
  { request: _request, ...said }: Body,
  { userId, now, isNew }: { readonly userId: Id; readonly now: number; readonly isNew: boolean },
): Promise<Decision<DataInterface>> {
  const rows = new RowsInWork(tx);
  const actor = { userId, isAdmin: true, now, arrivedAt: now };
  const decision = isNew
    ? addDataInterface.decide({ ...said, kind: "http" }, actor)
    : editDataInterface.decide(said, actor);
  return runReading(decision, async (ask) => rows.answer(ask));
}

/** A request that may be asked, of an interface as it is going to be. */
async function checkedRequest(
  tx: Tx,
  put: DataInterface,
  request: InterfaceRequest,
): Promise<Result<unknown, Refusal>> {
  const refusal = refuseRequest(request, put);
  return refusal ? failure(refusal) : listedHostOf(tx, request.url);
}

async function httpInterface(db: Db, id: Id): Promise<DataInterface | undefined> {
  const found = await tableOf("dataInterface").get(db, id);
  return found?.kind === "http" ? found : undefined;
}

/** Where it asks, without what it says there: queries can hold what is nobody's business. */
function addressNote({ id, name }: DataInterface, { method, url }: InterfaceRequestRow) {
  const address = readAddress(url);
  const note = `${method} ${address ? originOf(address) : ""}`;
  return { kind: "dataInterface", targetId: id, detail: { what: "address", name, note } } as const;
}
