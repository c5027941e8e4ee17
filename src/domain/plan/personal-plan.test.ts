import { COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { NO_ACCESS } from "../refusal.ts";
import { mayIn } from "./plan-acts.ts";
import { isPlanOwner } from "./plan-role.ts";

function makePersonal() {
  const world = makeCompany();
  const { id } = world.does(MEMBER, "plan.add", { name: "Mine", personal: 1, columns: ["To do"] });
  return { world, planId: id, plan: () => world.row("plan", id) };
}

test("a personal plan is its maker's, with a board and tasks like any other", () => {
  const { world, planId, plan } = makePersonal();
  expect(plan()).toMatchObject({ personal: 1, userId: MEMBER });
  const [member] = world.all("planUser");
  expect(isPlanOwner(member)).toBe(true);
  const task = world.does(MEMBER, "task.add", { planId, name: "Renew the licence" });
  expect(world.row("task", task.id).planId).toBe(planId);
  expect(world.find("plan", world.does(LEADER, "plan.add", { name: "Pier" }).id)?.personal).toBe(0);
});

test("nobody else comes into it, by any way that lets others in", () => {
  const { world, planId, plan } = makePersonal();
  expect(world.refuses(MEMBER, "plan.invite", { planId, userId: [COLLEAGUE] })).toMatchObject({
    code: NO_ACCESS,
    reason: "plan.personalAlone",
  });
  expect(world.all("planUser")).toHaveLength(1);
  const [member] = world.all("planUser");
  if (!member) throw new Error("Nobody is in the plan");
  for (const act of ["invite", "guestLinks"] as const)
    expect(mayIn({ plan: plan(), member }, act)).toBe(false);
  expect(mayIn({ plan: plan(), member }, "settings")).toBe(true);
  const over = world.refuses(MEMBER, "plan.handOver", { planId, userId: COLLEAGUE });
  expect(over.reason).toBe("userUnknown");
});

test("everybody has one at most, archived ones too, and a new one once it is gone", () => {
  const { world, planId } = makePersonal();
  const another = { name: "Mine too", personal: 1 } as const;
  world.does(MEMBER, "plan.archive", { planId });
  // What was made without a network on another device is not lost, and is an ordinary plan of theirs.
  expect(world.does(MEMBER, "plan.add", another).reply.personal).toBe(0);
  expect(world.does(LEADER, "plan.add", another).reply.personal).toBe(1);
  world.does(MEMBER, "plan.remove", { planId });
  expect(world.does(MEMBER, "plan.add", another).reply.personal).toBe(1);
});
