import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  letrec,
  nat,
  oneof,
  property,
  record,
  subarray,
  tuple,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import {
  type Both,
  doBoth,
  expectSomebodyCan,
  expectTheSame,
} from "#tests/make/approvals/told/compare.ts";
import { handOf } from "#tests/make/approvals/told/request.ts";
import { ASKER, TOLD_STEPS, type ToldStep } from "#tests/make/approvals/told/steps.ts";
import {
  beginBoth,
  type ToldNode,
  type ToldWorld,
  toldWorld,
} from "#tests/make/approvals/told/worlds.ts";
import type { Flow, StepMode } from "../flow/flow.ts";
import type { Act } from "./act.ts";

const MANAGER = 900;
const MODES = ["sequence", "joint", "either"] as const;
/** Who asks, who decides, who leads, somebody else, who stands in, and who manages. */
const PEOPLE = [ASKER, 2, 3, 4, 5, 7, 10, 11, 12, MANAGER, 999];
const HOUR = 3_600_000;

/** Everything that can be done with a request, each kind at least once. */
const ACTS: readonly Act[] = [
  { what: "approve" },
  { what: "reject" },
  { what: "withdraw" },
  { what: "resubmit" },
  { what: "void", manages: false },
  { what: "void", manages: true },
  { what: "comment" },
  { what: "urge" },
  { what: "transfer", userIds: [3] },
  { what: "transfer", userIds: [5] },
  { what: "addBefore", userIds: [5] },
  { what: "addBefore", userIds: [3, 4] },
  { what: "addAfter", userIds: [5] },
  { what: "sendBack", toRun: 0, straight: false },
  { what: "sendBack", toRun: 1, straight: false },
  { what: "sendBack", toRun: 1, straight: true },
  { what: "sendBack", toRun: 2, straight: true },
];
const STILL = new Set<Act["what"]>(["comment", "urge"]);

const EVERYTHING = PEOPLE.flatMap((userId) => ACTS.map((does) => ({ userId, does })));

/** Goes through all that people can do, one thing after the other; how many requests that differ were come to. */
function goThrough(world: ToldWorld, depth: number): number {
  const start = beginBoth(world);
  expectTheSame(start);
  const seen = new Set([keyOf(start)]);
  let reached: Both[] = [start];
  for (let at = 1; at <= depth; at += 1) {
    const next = new Map<string, Both>();
    for (const both of reached) {
      expectSomebodyCan(both, PEOPLE);
      for (const { userId, does } of EVERYTHING) {
        const after = doBoth(both, world, { userId, now: at * HOUR + 1 }, does);
        if (after && !STILL.has(does.what)) next.set(keyOf(after), after);
      }
    }
    reached = [...next].flatMap(([key, both]) => (seen.has(key) ? [] : both));
    for (const key of next.keys()) seen.add(key);
  }
  return seen.size;
}

function keyOf({ told }: Both): string {
  return JSON.stringify({ ...told, copied: [...told.copied], urgedAt: 0 });
}

const byMembers = (asks: number[], mode: StepMode): ToldStep => ({
  is: "members",
  approvers: { by: "members", userIds: asks, mode },
  whenEmpty: "managers",
  asks,
  mode,
});
const stepOf = (asks: number[], mode: StepMode = "joint"): ToldNode => ({
  told: byMembers(asks, mode),
});

test.each(TOLD_STEPS)("$is, $mode, $whenEmpty: all that people can do is as told", (told) => {
  const own = told.own ?? "allowed";
  const world = toldWorld([{ told }, stepOf([4])], { recheck: "fromRejecting", own });
  expect(goThrough(world, 2)).toBeGreaterThan(10);
});

test("where no manager is there, the administrators decide", () => {
  for (const told of TOLD_STEPS.filter(({ asks }) => asks.includes(MANAGER))) {
    const world = toldWorld([{ told }], { managerIsThere: false });
    expect(beginBoth(world).state.runs[0]?.tasks[0]?.userId).toBe(999);
    goThrough(world, 2);
  }
});

test.each(MODES)("two steps, %s: whatever people do, four things deep, is as told", (mode) => {
  const nodes = [stepOf([2, 3], mode), { copyTo: [4, 5] }, stepOf([4])];
  expect(goThrough(toldWorld(nodes, { recheck: "fromRejecting" }), 4)).toBeGreaterThan(2_000);
  expect(goThrough(toldWorld(nodes, { repeated: "once" }), 3)).toBeGreaterThan(300);
});

const inner: ToldNode = {
  branches: { small: [stepOf([3])], large: [{ copyTo: [5] }, stepOf([2, 3], "either")] },
  whenNone: "managers",
};
const branched: readonly ToldNode[] = [
  stepOf([2]),
  { branches: { usual: [inner, stepOf([4])], odd: [] }, whenNone: "skip" },
  stepOf([3]),
];
const HOLD = [["usual", "small"], ["usual", "large"], ["usual"], ["odd", "small"], ["small"]];

test.each(HOLD)("where %s and %s hold, it goes by the branches of those", (...holds) => {
  const world = toldWorld(branched, { holds, recheck: "fromRejecting", repeated: "notInARow" });
  expect(goThrough(world, 3)).toBeGreaterThan(100);
});

test("whoever stands in speaks for whom it is asked of, everywhere and never twice", () => {
  const deputies = new Map([
    [2, 7],
    [3, 7],
    [4, 3],
    [5, ASKER],
  ]);
  const nodes = [stepOf([2, 3]), stepOf([4, 5], "sequence")];
  expect(goThrough(toldWorld(nodes, { deputies, repeated: "once" }), 3)).toBeGreaterThan(300);
});

/** The rules of a flow about who decides their own request; steps that are told for another one are left out. */
const anyOwn = constantFrom("allowed" as const, "superior" as const, "passed" as const);
const stepsFor = (own: Flow["own"]) =>
  TOLD_STEPS.filter((told) => told.own === undefined || told.own === own);
const anyWorld = anyOwn.chain((own) => {
  const { node } = letrec<{ node: ToldNode; nodes: ToldNode[]; branching: ToldNode }>((tie) => ({
    node: oneof(
      { weight: 6, arbitrary: constantFrom(...stepsFor(own)).map((told): ToldNode => ({ told })) },
      uniqueArray(constantFrom(4, 5, 12), { maxLength: 2 }).map((copyTo): ToldNode => ({ copyTo })),
      tie("branching"),
    ),
    nodes: array(tie("node"), { maxLength: 3 }),
    branching: record({
      branches: record({ first: tie("nodes"), second: tie("nodes") }),
      whenNone: constantFrom("skip" as const, "managers" as const),
    }),
  }));
  const deputies = array(tuple(constantFrom(2, 3, 4, MANAGER), constantFrom(ASKER, 2, 5, 7)), {
    maxLength: 3,
  }).map((all) => new Map(all.filter(([userId, deputyId]) => userId !== deputyId)));
  const details = record({
    own: constant(own),
    recheck: constantFrom("fromStart" as const, "fromRejecting" as const),
    repeated: constantFrom("each" as const, "notInARow" as const, "once" as const),
    holds: subarray(["first", "second"]),
    deputies,
  });
  return tuple(array(node, { minLength: 1, maxLength: 5 }), details);
});
const others = uniqueArray(constantFrom(2, 3, 4, 5, 7, 10), { minLength: 1, maxLength: 2 });
const anyAct = oneof(
  { weight: 8, arbitrary: constantFrom(...ACTS.slice(0, 1)) },
  constantFrom(...ACTS),
  record({ what: constantFrom("transfer", "addBefore", "addAfter"), userIds: others }),
  record({ what: constant("sendBack"), toRun: nat(8), straight: boolean() }),
) as Arbitrary<Act>;
/** Mostly one of those whose turn it is. */
const anyWho = oneof(
  { weight: 4, arbitrary: nat(3).map((turn) => ({ turn })) },
  constantFrom(...PEOPLE).map((userId) => ({ userId })),
);
const anyDoings = array(
  oneof(
    { weight: 12, arbitrary: tuple(anyWho, anyAct) },
    constantFrom("first" as const, "second" as const),
  ),
  { maxLength: 60, size: "max" },
);

test("whatever flow, whoever is away, however its conditions change: all that people do is as told", () => {
  assert(
    property(anyWorld, anyDoings, ([nodes, details], doings) => {
      const world = toldWorld(nodes, details);
      let both = beginBoth(world);
      expectTheSame(both);
      for (const [at, doing] of doings.entries()) {
        expectSomebodyCan(both, PEOPLE);
        if (typeof doing === "string") {
          // Somebody fills in what a condition asks for.
          if (!world.holds.delete(doing)) world.holds.add(doing);
          continue;
        }
        const [who, does] = doing;
        const asked = PEOPLE.filter((userId) => handOf(both.told, userId));
        const userId = "userId" in who ? who.userId : (asked[who.turn % asked.length] ?? ASKER);
        both = doBoth(both, world, { userId, now: (at + 1) * 600_000 }, does) ?? both;
      }
    }),
    { numRuns: 2_000 },
  );
});
