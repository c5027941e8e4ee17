import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeRecord } from "#tests/make/company-forms.ts";
import { field, formOf, table, rule } from "#tests/make/forms/records.ts";
import { makeLeaveForm } from "#tests/make/leave.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { joinKey } from "../../id.ts";
import type { FlowStep, StepField } from "../flow/flow.ts";
import { canBeHidden } from "./can-be-hidden.ts";

const hides = (of: FlowStep, ...paths: string[]): FlowStep => ({
  ...of,
  fields: paths.map((path): StepField => ({ path, right: "hidden" })),
});

test("somebody is kept from what all steps hide that asked them, and from nothing once one does not", () => {
  const world = makeCompany();
  const steps = [
    hides(step(1, [MEMBER, ADMIN]), "crew", "foreman"),
    hides(step(2, [COLLEAGUE]), "crew"),
    hides(step(3, [MEMBER, COLLEAGUE]), "crew"),
  ];
  const copy = {
    kind: "copy" as const,
    id: 4,
    name: "",
    people: { userIds: [COLLEAGUE], units: [] },
  };
  const form = makeRequestForm(world, flow([...steps, copy], { managerIds: [ADMIN] }));
  const { id, recordId } = makeRequest(world, form);
  const kept = (userId: number) => world.row("recordUser", joinKey(recordId, userId)).hidden;
  const agree = (userId: number) =>
    world.does(userId, "approval.decide", { recordId: id, status: 1, remarks: "" });
  expect(kept(LEADER)).toEqual([]);
  expect(kept(MEMBER)).toEqual(["crew", "foreman"]);
  // Whoever administers the company reads it anyway.
  expect(kept(ADMIN)).toEqual([]);
  agree(MEMBER);
  agree(ADMIN);
  expect(kept(COLLEAGUE)).toEqual(["crew"]);
  agree(COLLEAGUE);
  expect(kept(MEMBER)).toEqual(["crew"]);
  agree(MEMBER);
  agree(COLLEAGUE);
  expect(kept(COLLEAGUE)).toEqual([]);
  expect(world.find("recordUser", joinKey(recordId, OUTSIDER))).toBeUndefined();
});

test("whom who asks chose for a copy is shown what a step shows them, and else what no step hides", () => {
  const world = makeCompany();
  const nobody = { userIds: [], units: [] };
  const copies = [
    { id: 8, at: "start" as const, people: nobody, chosen: true, when: "" },
    { id: 9, at: "end" as const, people: { ...nobody, userIds: [OUTSIDER] }, when: "" },
  ];
  const steps = [hides(step(1, [MEMBER]), "crew"), hides(step(2, [COLLEAGUE]), "foreman")];
  const form = makeRequestForm(world, flow(steps, { managerIds: [ADMIN], copies }));
  const { id: recordId } = makeRecord(world, form);
  const chosen = [{ nodeId: 8, userIds: [MEMBER, OUTSIDER] }];
  const { id } = world.does(LEADER, "approval.start", { recordId, chosen }).reply;
  const kept = (userId: number) => world.row("recordUser", joinKey(recordId, userId)).hidden;
  expect([kept(MEMBER), kept(OUTSIDER)]).toEqual([["crew"], ["crew", "foreman"]]);
  for (const userId of [MEMBER, COLLEAGUE])
    world.does(userId, "approval.decide", { recordId: id, status: 1 });
  expect([kept(MEMBER), kept(OUTSIDER)]).toEqual([["crew"], []]);
});

test("who takes over is kept from the same", () => {
  const world = makeCompany();
  const of = flow([hides(step(1, [MEMBER]), "crew")], { managerIds: [ADMIN] });
  const { id, recordId } = makeRequest(world, makeRequestForm(world, of));
  const kept = (userId: number) => world.row("recordUser", joinKey(recordId, userId)).hidden;
  world.does(MEMBER, "approval.handOn", { id, what: "transfer", userIds: [COLLEAGUE] });
  expect(kept(COLLEAGUE)).toEqual(["crew"]);
});

test("neither files nor what may become the name of a request can be hidden", () => {
  const form = formOf([
    field("input", "maybe"),
    field("input", "title", { required: true }),
    field("input", "behind"),
    field("textarea", "text"),
    field("billRule", "number"),
    field("uploadFile", "files"),
    field("inputNumber", "amount"),
    table("rows", [field("input", "what")]),
    table("scans", [field("uploadImg", "scan")]),
  ]);
  const paths = [...form.fields.keys(), ...form.tables.keys(), "nothing"];
  expect(paths.filter((path) => canBeHidden(form, path, []))).toEqual([
    "behind",
    "text",
    "amount",
    "rows",
  ]);
});

test("nor what comes behind a first line that a record may do without", () => {
  const part = (config: object = {}) => field("input", "part", { required: true, ...config });
  const behind = field("input", "behind");
  const sure = formOf([part(), behind]);
  expect(canBeHidden(sure, "behind", [])).toBe(true);
  expect(canBeHidden(sure, "behind", ["part"])).toBe(false);
  const flag = field("switch", "brief");
  for (const unsure of [
    formOf([part({ noShow: true }), behind]),
    formOf([part({ visibility: ["pc"] }), behind]),
    formOf([flag, part(), behind], [rule("brief", { op: "hide", targets: ["part"] })]),
    formOf([flag, part(), behind], [rule("brief", { op: "optional", targets: ["part"] })]),
    formOf([field("card", "box", { noShow: true, children: [part()] }), behind]),
  ]) {
    expect(unsure.fields.has("part")).toBe(true);
    expect(canBeHidden(unsure, "behind", [])).toBe(false);
  }
});

test("nor can what of leave is booked, beside the record", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  const version = world.row("formVersion", world.row("form", formId).versionId);
  const ready = readyForm(version);
  const hidden = ready.ok
    ? [...ready.value.form.fields.keys()].filter((path) => canBeHidden(ready.value.form, path, []))
    : [];
  expect(hidden).toEqual(expect.arrayContaining(["startDate", "endDate", "standIn"]));
  for (const path of ["applicant", "leaveType", "days", "balance"])
    expect(hidden).not.toContain(path);
});

test("a form is not drawn so that what a step hides would be known", () => {
  const world = makeCompany();
  const form = makeRequestForm(
    world,
    flow([hides(step(1, [MEMBER]), "crew")], { managerIds: [ADMIN] }),
  );
  const drawn = (...fields: object[]) => {
    const definition = JSON.stringify({ fields, rules: [] });
    world.does(ADMIN, "form.edit", { id: form.id, definition });
  };
  const part = field("input", "part", { required: true });
  for (const shown of [
    [field("input", "crew"), part],
    [part, field("uploadImg", "crew")],
  ]) {
    drawn(...shown);
    const refusal = world.refuses(ADMIN, "form.publish", { id: form.id });
    expect(refusal).toMatchObject({ reason: "form.showsHidden", data: { field: "crew" } });
  }
  for (const fine of [[part, field("input", "crew")], [part]]) {
    drawn(...fine);
    expect(world.does(ADMIN, "form.publish", { id: form.id }).reply.draftId).toBe(0);
  }
});
