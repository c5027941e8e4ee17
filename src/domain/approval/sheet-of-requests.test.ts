import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { sheetOfRequests } from "./sheet-of-requests.ts";

test("a request is a row with what was said last, and no cell is a formula", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const waiting = makeRequest(world, form);
  const { id } = makeRequest(world, form);
  const says = { recordId: id, status: 2, remarks: "=HYPERLINK(1)" } as const;
  world.does(MEMBER, "approval.decide", says);
  const plan = sheetOfRequests([waiting, world.row("approval", id)], {
    heading: (column) => column.toUpperCase(),
    nameOf: (userId) => `P${userId}`,
    formOf: () => form.name,
    status: String,
    time: () => "then",
  });
  const [head, first, second] = plan.rows;
  expect(head?.slice(0, 2)).toEqual(["TITLE", "FORM"]);
  expect(first?.slice(4)).toEqual(["3", `P${MEMBER}`, "", ""]);
  expect(second?.slice(4)).toEqual(["2", "", `P${MEMBER}, then`, "'=HYPERLINK(1)"]);
});
