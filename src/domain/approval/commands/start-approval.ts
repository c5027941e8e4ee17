import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { FLOW_NODES_MAX, STEP_PEOPLE_MAX } from "../../limits.ts";
import { refuseLeave } from "../../leave/book-leave.ts";
import { list } from "../../reading.ts";
import { recordToChange } from "../../record/can-use-record.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { noAccess, parameterError } from "../../refusal.ts";
import { approvalShape } from "../approval.ts";
import { canStart } from "../definition/can-start.ts";
import { flowInUse } from "../definition/current-flow.ts";
import { type Flow, nodeIdShape } from "../flow/flow.ts";
import { STARTED_AN_HOUR } from "../flow/flow-limits.ts";
import { allNodes, readFlow } from "../definition/read-flow.ts";
import { readCourse } from "../route/read-course.ts";
import { previewOf, refuseChoices } from "../route/preview.ts";
import { begin } from "../state/act.ts";
import { madeByNewer } from "../state/known-state.ts";
import { approvalChanges } from "./approval-changes.ts";
import { requestFacts } from "./request-facts.ts";
import { refuseUnable } from "../route/can-decide.ts";

/** What was chosen for steps and copies of this flow: for others nobody is asked, and it is not kept. */
function ofFlow<Choice extends { readonly nodeId: number }>(
  { nodes, copies = [] }: Flow,
  chosen: readonly Choice[],
): Choice[] {
  const ids = new Set([...allNodes(nodes), ...copies].map(({ id }) => id));
  return chosen.filter(({ nodeId }) => ids.has(nodeId));
}

/** What somebody has filled in is decided from now on by the flow of its form. */
export const startApproval = defineCommand({
  name: "approval.start",
  path: "/api/approval/start",
  perHour: STARTED_AN_HOUR,
  arguments: z.object({
    /** The record that is asked for. */
    recordId: idOf("record"),
    id: z.optional(newIdOf("approval")),
    /** Who is asked in the steps that let the person who asks choose. */
    chosen: z._default(
      z
        .array(
          z.object({
            nodeId: nodeIdShape,
            userIds: z.array(idOf("user")).check(z.maxLength(STEP_PEOPLE_MAX)),
          }),
        )
        .check(z.maxLength(FLOW_NODES_MAX)),
      [],
    ),
  }),
  reply: approvalShape,
  lane: ({ recordId }) => ({ entity: "record", id: recordId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  subject: ({ recordId }) => ({ entity: "record", id: recordId }),
  // Two requests at once must not both take what is left of their leave.
  writesOwn: true,
  seesAll: true,
  readsMuch: true,
  *decide({ recordId, id = 0, chosen: named }, { userId, arrivedAt: now }) {
    const found = yield* recordToChange(recordId, undefined, { userId }, "add");
    if (!found.ok) return refused(found.error);
    const record = found.value;
    if (record.createUserId !== userId) return refused(noAccess("record.readOnly"));
    if ((yield* list("approval", { recordId })).length > 0)
      return refused(parameterError("approval.startedAlready"));
    const inUse = yield* flowInUse(record.formId);
    if (!inUse) return refused(parameterError("approval.noFlow"));
    const flow = readFlow(inUse.flow);
    if (!flow.ok) return refused(madeByNewer);
    const chosen = ofFlow(flow.value, named);
    const facts = yield* requestFacts(record, chosen, { initiatorId: userId, now });
    if (!facts.ok) return refused(facts.error);
    const { course, directory } = yield* readCourse(flow.value, facts.value);
    if (!canStart(flow.value, userId, directory)) return refused(noAccess("approval.notForYou"));
    const refusal =
      (yield* refuseUnable(new Set(chosen.flatMap(({ userIds }) => userIds)))) ??
      refuseChoices(
        { preview: previewOf(course), copies: flow.value.copies },
        facts.value.chosen,
        directory,
      );
    if (refusal) return refused(refusal);
    const short = yield* refuseLeave(record, { userId, now });
    if (short) return refused(short);
    const by = { userId, initiatorId: userId, remarks: "" };
    const doing = { ...by, now, filledTime: record.updateTime };
    const frame = {
      id,
      recordId,
      formId: record.formId,
      flowId: inUse.id,
      title: record.title,
      chosen,
      silent: [...(flow.value.silent ?? [])],
      createUserId: userId,
      createTime: now,
    };
    const { put, changes } = yield* approvalChanges(frame, begin(course, doing), {
      version: 1,
      now,
    });
    return applied(changes, put);
  },
});
