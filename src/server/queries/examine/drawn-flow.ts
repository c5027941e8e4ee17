import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf } from "#contract/call.ts";
import type { addExamine } from "#contract/calls/examine.ts";
import { type ExamineNode, examineNodeShape } from "#domain/approval/definition/examine-tree.ts";
import { nodesOfTree } from "#domain/approval/definition/flow-of-tree.ts";
import { keepUntold } from "#domain/approval/definition/keep-untold.ts";
import { numberTree } from "#domain/approval/definition/number-tree.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { type Flow, NOBODY, type People } from "#domain/approval/flow/flow.ts";
import type { UnitRef } from "#domain/organisation/unit-ref.ts";
import { readJsonText } from "#domain/form/json/read-json.ts";
import type { Id } from "#domain/id.ts";
import { FLOW_DEPTH_MAX, FLOW_TEXT_MAX } from "#domain/limits.ts";
import { UNIT_KINDS } from "#domain/organisation/unit.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";

/** A role that nobody holds, or that is none (forms-approvals 7.4). */
const NOBODY_HOLDS: Refusal = { code: 4203, reason: "approval.flowBroken" };

const treeShape = z.array(examineNodeShape);

/** `addExamine`: the flow that somebody drew as the calls of the seeds tell it; what they cannot say stays as it was `before`. */
export async function drawnFlow(
  db: Db,
  { dataList, managerList, ...said }: ParsedBodyOf<typeof addExamine>,
  before: Flow | undefined,
): Promise<Result<Flow, Refusal>> {
  const json = readJsonText(dataList, { size: FLOW_TEXT_MAX, depth: FLOW_DEPTH_MAX });
  const tree = json.ok ? z.safeParse(treeShape, json.value) : undefined;
  if (!tree?.success)
    return failure(parameterError("approval.flowUnreadable", { cause: "dataList" }));
  const units = await knownUnits(db);
  const isHeld = (roleId: Id) => roleId === 0 || (units.get(roleId)?.count ?? 0) > 0;
  if (!rolesIn(tree.data).every(isHeld)) return failure(NOBODY_HOLDS);
  const nodes = nodesOfTree(numberTree(tree.data, before), (id) => units.get(id)?.unit);
  if (!nodes) return failure(parameterError("approval.flowUnreadable", { cause: "examineType" }));
  const drawn: Flow = {
    nodes,
    managerIds: managerList,
    starters: startersOf(said, before?.starters ?? NOBODY),
    recheck: recheckOf(said, before),
    repeated: "each",
    own: "allowed",
    batch: false,
  };
  return success(before ? keepUntold(drawn, before) : drawn);
}

type Said = Pick<ParsedBodyOf<typeof addExamine>, "recheckType" | "userList" | "deptList">;

/** Positions and groups whose people may ask are none that the call can name. */
function startersOf({ userList, deptList }: Said, before: People): People {
  const [departments, others] = [true, false].map((isDepartment) =>
    before.units.filter(({ kind }) => (kind === "department") === isDepartment),
  );
  const named = deptList?.map((id) => ({ kind: "department", id }) as const);
  return {
    userIds: userList ?? before.userIds,
    units: [...(named ?? departments ?? []), ...(others ?? [])],
  };
}

function recheckOf({ recheckType }: Said, before: Flow | undefined): Flow["recheck"] {
  if (recheckType === undefined) return before?.recheck ?? "fromStart";
  return recheckType === 1 ? "fromStart" : "fromRejecting";
}

function rolesIn(tree: readonly ExamineNode[]): Id[] {
  return tree.flatMap(({ roleId, conditionList }) => [
    roleId,
    ...conditionList.flatMap(({ examineDataList }) => rolesIn(examineDataList)),
  ]);
}

async function knownUnits(db: Db) {
  const units = new Map<Id, { readonly unit: UnitRef; readonly count: number }>();
  for (const kind of UNIT_KINDS)
    for (const { id, members } of await tableOf(kind).list(db, { companyId: COMPANY_ID }))
      units.set(id, { unit: { kind, id }, count: members.length });
  return units;
}
