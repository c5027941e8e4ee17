import { languages } from "#base/languages.ts";
import { describe, expect, it } from "vitest";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { templateForm } from "../../form/templates/template-form.ts";
import type { UnitRef } from "../../organisation/unit-ref.ts";
import { findOffice } from "./find-office.ts";
import { flowOfTemplate } from "./flow-of-template.ts";

const requests = templates.filter(({ flow }) => flow);
const DAY = 86_400_000;

/** A form of the product with its flow, made in a language by an administrator. */
function makeOf(
  world: World,
  key: string,
  { language = "en", officeNamed = (): UnitRef | undefined => undefined } = {},
): number {
  const template = requests.find((each) => each.key === key);
  if (!template) throw new Error(`No request ${key}`);
  const form = templateForm(template, wordsOfTemplate(key, language), language);
  const { words, code, name, definition } = form;
  if (!form.flow) throw new Error(`No flow of ${key}`);
  const { id } = world.does(ADMIN, "form.add", { code, name, definition });
  const flow = flowOfTemplate(form.flow, { words, managerId: ADMIN, officeNamed });
  world.does(ADMIN, "approvalFlow.save", { formId: id, flow: JSON.stringify(flow) });
  world.does(ADMIN, "form.publish", { id });
  return id;
}

/** A company in which the member leads who asks, and the colleague leads the member. */
function makeLedCompany() {
  const world = makeCompany();
  const above = world.does(ADMIN, "department.add", { name: "Works" }).id;
  const own = world.does(ADMIN, "department.add", { name: "Site", parentId: above }).id;
  world.does(ADMIN, "department.edit", { id: above, leaderId: COLLEAGUE });
  world.does(ADMIN, "department.edit", { id: own, addMembers: [LEADER], leaderId: MEMBER });
  return { world, department: own };
}

it("the product brings six requests along", () => {
  expect(requests.map(({ key }) => key).toSorted()).toEqual([
    "businessTrip",
    "general",
    "leave",
    "loan",
    "overtime",
    "reimbursement",
  ]);
});

describe.each(requests.map(({ key }) => key))("the flow of %s", (key) => {
  it.each(languages.map(({ code }) => code))("is one that a company can use, in %s", (language) => {
    const world = makeCompany();
    const formId = makeOf(world, key, { language });
    expect(world.all("approvalFlow")).toMatchObject([{ formId, status: "on", number: 1 }]);
  });
});

describe("who decides what is asked for", () => {
  it("goes by the amount, and the person who asks chooses where the company has no such office", () => {
    const { world, department } = makeLedCompany();
    const formId = makeOf(world, "loan");
    const loan = (amount: number) => {
      const values = {
        department,
        reason: "Tools",
        amount,
        neededBy: world.now,
        repayBy: world.now + DAY,
        method: "cash",
      };
      const data = JSON.stringify(values);
      return world.does(LEADER, "record.add", { modelId: formId, data }).reply.id;
    };
    const small = loan(9_999);
    expect(world.refuses(LEADER, "approval.start", { recordId: small })).toMatchObject({
      reason: "approval.chooseApprovers",
      data: { step: "Finance" },
    });
    const { nodeId } = world.refuses(LEADER, "approval.start", { recordId: small }).data as {
      nodeId: number;
    };
    const chosen = [{ nodeId, userIds: [ADMIN] }];
    const started = world.does(LEADER, "approval.start", { recordId: small, chosen }).reply;
    world.does(MEMBER, "approval.decide", { recordId: started.id, status: 1 });
    expect(world.row("approval", started.id).askedIds).toEqual([ADMIN]);
    const large = { recordId: loan(10_000), chosen };
    const { id } = world.does(LEADER, "approval.start", large).reply;
    world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
    expect(world.row("approval", id).askedIds).toEqual([COLLEAGUE]);
  });

  it("asks those who hold the office, where there are any", () => {
    const { world, department } = makeLedCompany();
    const position = world.does(ADMIN, "position.add", { name: " finance" }).id;
    world.does(ADMIN, "position.edit", { id: position, addMembers: [COLLEAGUE] });
    const none = { role: [], userGroup: [], department: [] };
    const officeNamed = (name = "") =>
      findOffice(name, { ...none, position: world.all("position") });
    const formId = makeOf(world, "reimbursement", { officeNamed });
    const items = [
      { id: "1", date: world.now, category: "tools", gross: 80, photo: [{ name: "a", fileId: 9 }] },
    ];
    const values = { department, claimType: "daily", reason: "Drill bits", items };
    const file = { id: 9, name: "a.jpg", size: 9, md5: "0cc175b9c0f1b6a831c399e269772661" };
    const args = { modelId: formId, data: JSON.stringify(values), files: [file] };
    const recordId = world.does(LEADER, "record.add", args).reply.id;
    const { id } = world.does(LEADER, "approval.start", { recordId }).reply;
    world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
    expect(world.row("approval", id).askedIds).toEqual([COLLEAGUE]);
  });

  it("goes by the days of work, which weekends and holidays are none of", () => {
    const { world } = makeLedCompany();
    const formId = makeOf(world, "leave");
    const monday = Date.UTC(2026, 10, 23);
    world.does(ADMIN, "workCalendar.save", { addDay: [{ date: "2026-11-25", work: 0 }] });
    const leaveUntil = (endDate: number) => {
      const halves = { startHalf: "am", endHalf: "pm" };
      const values = { ...halves, applicant: LEADER, standIn: MEMBER, reason: "Rest" };
      const dates = { leaveType: "personal", startDate: monday, endDate };
      const data = JSON.stringify({ ...values, ...dates });
      return world.does(LEADER, "record.add", { modelId: formId, data }).reply.id;
    };
    // Monday, Tuesday and Thursday: three days, which the superior decides alone.
    const three = world.does(LEADER, "approval.start", { recordId: leaveUntil(monday + 3 * DAY) });
    world.does(MEMBER, "approval.decide", { recordId: three.id, status: 1 });
    expect(world.row("approval", three.id).status).toBe(1);
    // A fourth one, behind a weekend, is the next superior's as well.
    const four = leaveUntil(monday + 4 * DAY);
    expect(world.refuses(LEADER, "approval.start", { recordId: four }).reason).toBe(
      "approval.chooseApprovers",
    );
    // A weekend alone is no leave.
    const saturday = monday + 5 * DAY;
    const weekend = JSON.stringify({
      applicant: LEADER,
      leaveType: "personal",
      reason: "Rest",
      startDate: saturday,
      startHalf: "am",
      endDate: saturday + DAY,
      endHalf: "pm",
    });
    const refusal = world.refuses(LEADER, "record.add", { modelId: formId, data: weekend });
    expect(refusal).toMatchObject({ reason: "form.recordInvalid" });
  });
});
