import * as fc from "fast-check";
import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { FlowEffect } from "../flow/flow-effect.ts";

const write = (id: number, on: FlowEffect["on"]): FlowEffect => ({
  does: "write",
  id,
  on,
  fields: [{ path: "crew", from: { of: "value", value: 1 } }],
});
const effects = [write(7, "passed"), write(8, "rejected"), write(9, "rejected")];

test("whatever is done with a request, each end brings its own about, each of it once", () => {
  const deeds = fc.constantFrom("approve", "reject", "withdraw", "resubmit", "comment", "void");
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 12 }), (done) => {
      const world = makeCompany();
      const of = flow([step(1, [MEMBER])], { managerIds: [ADMIN], effects });
      const { id } = makeRequest(world, makeRequestForm(world, of));
      const expected: string[] = [];
      for (const deed of done) {
        const { status, round } = world.row("approval", id);
        const decide = (userId: number, to: 1 | 2 | 4) =>
          world.does(userId, "approval.decide", { recordId: id, status: to, remarks: "So" });
        if (deed === "comment") world.does(LEADER, "approval.comment", { id, remarks: "Why?" });
        if (deed === "approve" && status === 3) {
          decide(MEMBER, 1);
          expected.push(`${id}:${round}:7`);
        }
        if (deed === "reject" && status === 3) {
          decide(MEMBER, 2);
          expected.push(`${id}:${round}:8`, `${id}:${round}:9`);
        }
        if (deed === "withdraw" && status === 3) decide(LEADER, 4);
        if (deed === "resubmit" && (status === 2 || status === 4))
          world.does(LEADER, "approval.resubmit", { id });
        if (deed === "void" && status === 1)
          world.does(ADMIN, "approval.void", { id, remarks: "Wrong" });
      }
      const rows = world.all("approvalEffect");
      expect(rows.map((row) => row.id).toSorted()).toEqual(expected.toSorted());
      expect(rows.every(({ state, does }) => state === "waiting" && does === "write")).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("where a flow says nothing of its end, nothing is noted", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, flow([step(1, [MEMBER])], { managerIds: [ADMIN] }));
  const { id } = makeRequest(world, form);
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(world.all("approvalEffect")).toEqual([]);
});
