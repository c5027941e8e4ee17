import { callOf } from "#contract/command-calls.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { tableOf } from "#server/tables/registry.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "./people.ts";
import type { Crew } from "./site.ts";
import type { TestServer } from "./test-server.ts";
import { done, runOn } from "./world.ts";

let forms = 0;

/** Requests of the leader's that the member decides, by flows of the administrator's whose ends bring something about. */
export function endedRequests(server: TestServer, people: Crew) {
  /** A published form of which requests are decided by the member, with what their end brings about. */
  async function formWith(effects: readonly FlowEffect[], by: Someone = people.administrator) {
    const { member, administrator } = people;
    forms += 1;
    const form = await done(server, by, callOf("form.add"), {
      name: `Purchase ${forms}`,
      definition: diary,
    });
    await done(server, by, callOf("form.publish"), { id: form.id });
    const of = flow([step(9, [member.userId])], {
      managerIds: [administrator.userId],
      effects: [...effects],
    });
    const saved = await server.call(
      callOf("approvalFlow.save"),
      { formId: form.id, flow: JSON.stringify(of) },
      by.token,
    );
    return { form, saved };
  }

  /** A plan of the publisher's with the leader in it, its first column, and a chat of both. */
  async function placeOf(publisher: Someone) {
    const run = runOn(server);
    const plan = await run(publisher, "plan.add", {
      name: "Orders",
      columns: [{ name: "To order" }],
    });
    await run(publisher, "plan.invite", { planId: plan.id, userId: [people.leader.userId] });
    const [column] = await tableOf("column").list(server.parts.database, { planId: plan.id });
    const group = await run(publisher, "dialog.addGroup", {
      name: "Buyers",
      userId: [people.leader.userId, people.member.userId],
    });
    return { planId: plan.id, columnId: column?.id ?? 0, dialogId: group.id };
  }

  /** A request of the leader's that the member has decided. */
  async function decided(formId: number, status: 1 | 2, data = diaryData) {
    const { leader, member } = people;
    const { id: recordId } = await done(server, leader, callOf("record.add"), {
      modelId: formId,
      data,
    });
    const { id } = await done(server, leader, callOf("approval.start"), { recordId });
    const word = { recordId: id, status, remarks: "Seen" };
    await done(server, member, callOf("approval.decide"), word);
    return { id, recordId };
  }

  const effectsOf = async (approvalId: number) => {
    const rows = await tableOf("approvalEffect").list(server.parts.database, { approvalId });
    return rows.toSorted((one, other) => one.place - other.place);
  };
  const tasksOf = async (columnId: number) =>
    tableOf("task").list(server.parts.database, { columnId });
  const messagesOf = async (dialogId: number) =>
    tableOf("message").list(server.parts.database, { dialogId }, { by: "position", end: "last" });
  const valuesOf = async (recordId: number) =>
    JSON.parse((await tableOf("record").get(server.parts.database, recordId))?.values ?? "{}") as {
      part?: string;
      foreman?: number;
      crew?: number;
    };

  return { formWith, placeOf, decided, effectsOf, tasksOf, messagesOf, valuesOf };
}
