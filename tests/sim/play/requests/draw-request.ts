import type { Approval } from "#domain/approval/approval.ts";
import { allNodes, readFlow } from "#domain/approval/definition/read-flow.ts";
import type { UnitRef } from "#domain/organisation/unit-ref.ts";
import { askedNow } from "#domain/approval/state/standing.ts";
import type { Action, Draw } from "../action.ts";
import { aPerson, aWord, type Seen } from "../draw-thing.ts";
import { drawFlow, drawValues } from "./draw-flow.ts";

const HOUR = 3_600_000;
/** A stroke, as a picture. */
const SIGNATURE = "data:image/png;base64,iVBORw0KGgo=";

async function requests({ database }: Seen): Promise<Approval[]> {
  return database.approval.orderBy("id").toArray();
}

/** A request that waits for who looks, as they see it; now and then any, as whoever is late does. */
async function toDecide(seen: Seen) {
  const all = await requests(seen);
  const own = all.flatMap((approval) => {
    const asked = askedNow(approval, seen.userId);
    return asked ? { approval, runId: asked.run.id } : [];
  });
  if (seen.luck.chance(0.95)) return seen.luck.pick(own);
  const approval = seen.luck.pick(all);
  return approval && { approval, runId: approval.runs.at(-1)?.id ?? 0 };
}

async function anOwn(seen: Seen, ...statuses: readonly Approval["status"][]) {
  const all = await requests(seen);
  const own = all.filter(
    ({ createUserId, status }) => createUserId === seen.userId && statuses.includes(status),
  );
  return seen.luck.pick(own);
}

/** The people whom a request names in steps that let who asks choose. */
async function drawChosen(seen: Seen, formId: number) {
  const flows = await seen.database.approvalFlow.where("formId").equals(formId).toArray();
  const row = flows.find(({ status }) => status === "on");
  const flow = row && readFlow(row.flow);
  const nodes = flow?.ok ? allNodes(flow.value.nodes) : [];
  return nodes.flatMap((node) => {
    const isChosen =
      node.kind === "step" ? node.approvers.by === "choice" : node.kind === "copy" && node.chosen;
    const userIds = seen.luck.chance(0.7) ? [aPerson(seen)] : [aPerson(seen), aPerson(seen)];
    return isChosen ? { nodeId: node.id, userIds: [...new Set(userIds)] } : [];
  });
}

const fillIn: Draw = async (seen) => {
  const form = seen.luck.pick(await seen.database.form.orderBy("id").toArray());
  return form && { name: "record.add", args: { modelId: form.id, data: drawValues(seen.luck) } };
};

/** Other columns of a list, or those that the form has. */
const arrange: Draw = async (seen) => {
  const form = seen.luck.pick(await seen.database.form.orderBy("id").toArray());
  const wishes = ["part", "crew"].map((prop) => ({ prop, columnVisible: seen.luck.chance(0.5) }));
  const fieldList = JSON.stringify(seen.luck.chance(0.8) ? wishes : []);
  return form && { name: "form.setColumns", args: { moduleId: form.id, fieldList } };
};

const start: Draw = async (seen) => {
  const asked = new Set((await requests(seen)).map(({ recordId }) => recordId));
  const records = (await seen.database.record.orderBy("id").toArray()).filter(
    ({ id, createUserId }) => createUserId === seen.userId && !asked.has(id),
  );
  const record = seen.luck.pick(records);
  if (!record) return fillIn(seen);
  const chosen = await drawChosen(seen, record.formId);
  return { name: "approval.start", args: { recordId: record.id, chosen } };
};

const decide: Draw = async (seen) => {
  const found = await toDecide(seen);
  if (!found) return undefined;
  const status = seen.luck.chance(0.75) ? 1 : 2;
  const { id: recordId } = found.approval;
  const inBatch = seen.luck.chance(0.2);
  const args = { recordId, status, remarks: aWord(seen), inBatch, runId: found.runId } as const;
  // Now and then somebody forgets to sign, and some sign what need not be.
  const signature = seen.luck.chance(0.8) ? { signature: SIGNATURE } : {};
  return { name: "approval.decide", args: { ...args, ...signature } };
};

const handOn: Draw = async (seen) => {
  const found = await toDecide(seen);
  if (!found) return undefined;
  const what = seen.luck.pick(["transfer", "addBefore", "addAfter", "sendBack"] as const);
  const toRun = seen.luck.upTo(found.runId);
  const straight = seen.luck.chance(0.5);
  const { id } = found.approval;
  const remarks = aWord(seen);
  const where = { userIds: [aPerson(seen)], toRun, straight, remarks, runId: found.runId };
  return { name: "approval.handOn", args: { id, what: what ?? "transfer", ...where } };
};

const askAgain: Draw = async (seen) => {
  const own = await anOwn(seen, 2, 4, 5);
  if (!own) return undefined;
  if (seen.luck.chance(0.4)) return changeRecord(seen, own);
  return { name: "approval.resubmit", args: { id: own.id, remarks: aWord(seen) } };
};

async function changeRecord(seen: Seen, { recordId, formId }: Approval): Promise<Action> {
  const args = { id: recordId, modelId: formId, data: drawValues(seen.luck) };
  return { name: "record.edit", args };
}

async function unitsOf({ database }: Seen): Promise<UnitRef[]> {
  const departments = await database.department.orderBy("id").primaryKeys();
  const groups = await database.userGroup.orderBy("id").primaryKeys();
  return [
    ...departments.map((id): UnitRef => ({ kind: "department", id: Number(id) })),
    ...groups.map((id): UnitRef => ({ kind: "userGroup", id: Number(id) })),
  ];
}

/** Somebody else leads from now on, or people come and go; nobody else's to do than whose who administers. */
const changeOffice: Draw = async (seen) => {
  const unit = seen.luck.pick(await unitsOf(seen));
  if (!unit || seen.luck.chance(0.5)) return undefined;
  const moved = seen.luck.chance(0.5)
    ? { addMembers: [aPerson(seen)] }
    : { removeMembers: [aPerson(seen)] };
  if (unit.kind === "userGroup") return { name: "userGroup.edit", args: { id: unit.id, ...moved } };
  const leaderId = seen.luck.chance(0.8) ? aPerson(seen) : 0;
  return { name: "department.edit", args: { id: unit.id, leaderId, ...moved } };
};

/** Whoever is asked fills in what the step gives them; where it gives nothing, that is refused. */
const fillFurther: Draw = async (seen) => {
  const found = await toDecide(seen);
  if (!found) return undefined;
  const { recordId: id, formId: modelId } = found.approval;
  const data = JSON.stringify({ crew: seen.luck.upTo(25) });
  return { name: "record.edit", args: { id, modelId, data } };
};

const changeFlow: Draw = async (seen) => {
  const form = seen.luck.pick(await seen.database.form.orderBy("id").toArray());
  const { people } = seen;
  const flow = JSON.stringify(drawFlow(seen.luck, { people, units: await unitsOf(seen) }));
  return form && { name: "approvalFlow.save", args: { formId: form.id, flow } };
};

const say: Draw = async (seen) => {
  const approval = seen.luck.pick(await requests(seen));
  const mention = seen.luck.chance(0.3) ? ` <@${aPerson(seen)}>` : "";
  const remarks = aWord(seen) + mention;
  return approval && { name: "approval.comment", args: { id: approval.id, remarks } };
};

const goAway: Draw = async (seen) => {
  const startTime = seen.now - HOUR;
  const endTime = seen.now + seen.luck.upTo(48) * HOUR;
  const args = { deputyId: aPerson(seen), startTime, endTime };
  return seen.luck.chance(0.7)
    ? { name: "delegation.set", args }
    : { name: "delegation.end", args: { deputyId: args.deputyId } };
};

/** Common things stand several times. */
const draws: readonly Draw[] = [
  fillIn,
  start,
  start,
  start,
  start,
  decide,
  decide,
  decide,
  decide,
  decide,
  decide,
  handOn,
  handOn,
  handOn,
  askAgain,
  askAgain,
  changeFlow,
  changeOffice,
  fillFurther,
  say,
  goAway,
  arrange,
  async (seen) => {
    const own = await anOwn(seen, 3);
    const args = { recordId: own?.id ?? 0, status: 4, remarks: aWord(seen) } as const;
    return own && { name: "approval.decide", args };
  },
  async (seen) => {
    const own = await anOwn(seen, 3);
    return own && { name: "approval.urge", args: { id: own.id } };
  },
  async (seen) => {
    const approval = seen.luck.pick(await requests(seen));
    if (!approval || seen.luck.chance(0.7)) return undefined;
    return { name: "approval.void", args: { id: approval.id, remarks: aWord(seen) } };
  },
  async (seen) => {
    const approval = seen.luck.pick(await requests(seen));
    return approval && { name: "approval.readCopy", args: { id: approval.id } };
  },
  async (seen) => {
    const approval = seen.luck.pick(await requests(seen));
    if (!approval || seen.luck.chance(0.5)) return undefined;
    return { name: "approval.openDialog", args: { id: approval.id } };
  },
  async (seen) => {
    const own = await anOwn(seen, 2, 4, 5, 8);
    if (!own || seen.luck.chance(0.7)) return undefined;
    return { name: "record.remove", args: { id: own.recordId } };
  },
];

/** Draws what people do with requests. */
export const drawRequest: Draw = async (seen) => seen.luck.pick(draws)?.(seen);
