import { expect, test } from "vitest";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { type Flow, type FlowBranching, NOBODY } from "#domain/approval/flow/flow.ts";
import { compareFlows } from "./compare-flows.ts";
import type { FlowWords } from "./flow-words.ts";

const words: FlowWords = {
  t: ((key: string, { number = "" } = {}) => `${key}${number}`) as unknown as FlowWords["t"],
  person: (userId) => `P${userId}`,
  unit: ({ id }) => `U${id}`,
  field: (path, formId?: number) => `${path.toUpperCase()}${formId ?? ""}`,
  value: (_path, value) => `“${value}”`,
  condition: (when) => (when.includes("matchLogic") ? `crew${/\d+/.exec(when)?.[0]}` : undefined),
  place: (kind, id) => `${kind}${id}`,
};
const differences = (before: Flow, after: Flow) =>
  compareFlows(before, after, words).map(({ title, what, facts }) => [
    title,
    what,
    ...facts.map((fact) => `${fact.label}: ${fact.before} > ${fact.after}`),
  ]);
const branching = (when: string): FlowBranching => ({
  kind: "branching",
  id: 9,
  name: "",
  branches: [{ name: "", when, initiators: NOBODY, nodes: [step(3, [4])] }],
  whenNone: "skip",
});

test("the same flow has no difference, whatever it says", () => {
  const of = flow([step(1, [2]), branching(crewOver(10)), step(2, [3])]);
  expect(differences(of, structuredClone(of))).toEqual([]);
});

test("steps that came and went are told with all that they say, and those around them are not", () => {
  const told = differences(flow([step(1, [2]), step(2, [3])]), flow([step(4, [5]), step(2, [3])]));
  expect(told.map(([title, what]) => [title, what])).toEqual([
    ["Step 4", "added"],
    ["Step 1", "removed"],
  ]);
  expect(told[0]).toContain("who:  > by.members · P5 · mode.joint");
});

test("people, deadlines, conditions, names and settings are told before and after", () => {
  const late = { hours: 4, late: "remind" } as const;
  const before = flow([step(1, [2]), branching(crewOver(10))], { batch: false });
  const after = flow(
    [{ ...step(1, [2, 3], "either"), name: "Check", deadline: late }, branching(crewOver(20))],
    { batch: true },
  );
  expect(differences(before, after)).toEqual([
    [
      "Check",
      "changed",
      "difference.name: Step 1 > Check",
      "who: by.members · P2 · mode.joint > by.members · P2, P3 · mode.either",
      "deadline.label: deadline.none > deadline.hours: 4, deadline.remind",
    ],
    ["kind.branching", "changed", "branch1: crew10 > crew20"],
    ["settings", "changed", "batch: difference.no > difference.yes"],
  ]);
});

test("a step that stands elsewhere says behind which one", () => {
  const [one, two, three] = [step(1, [2]), step(2, [3]), step(4, [5])];
  const told = differences(flow([one, two, three]), flow([two, one, three]));
  expect(told).toContainEqual([
    "Step 1",
    "changed",
    "difference.behind: difference.first > Step 2",
  ]);
});

test("a step that is signed from now on is told", () => {
  const signed = flow([{ ...step(1, [2]), signs: true }]);
  expect(differences(flow([step(1, [2])]), signed)).toEqual([
    ["Step 1", "changed", "signs: difference.no > difference.yes"],
  ]);
});

test("what happens after the end is told with what it says, and how that has become another", () => {
  const on = "passed" as const;
  const say = { does: "message", id: 7, on, dialogId: 5, text: "Yes" } as const;
  const write = {
    does: "write" as const,
    id: 8,
    on,
    fields: [{ path: "crew", from: { of: "value" as const, value: 7 } }],
  };
  const before = flow([step(1, [2])], { effects: [say] });
  const after = flow([step(1, [2])], { effects: [{ ...say, text: "Passed" }, write] });
  expect(differences(before, after)).toEqual([
    ["effects.does.message", "changed", "effects.says: Yes > Passed"],
    ["effects.does.write", "added", "effects.when:  > effects.on.passed", "CREW:  > “7”"],
  ]);
});

test("fields of another form are called as that form calls them", () => {
  const fields = [
    { path: "crew", from: { of: "value" as const, value: 7 } },
    { path: "part", from: { of: "field" as const, path: "place" } },
  ];
  const record = { does: "record" as const, id: 8, on: "passed" as const, formId: 3, fields };
  const told = differences(flow([step(1, [2])]), flow([step(1, [2])], { effects: [record] }));
  expect(told[0]?.slice(3)).toEqual([
    "effects.form:  > form3",
    "CREW3:  > “7”",
    "PART3:  > effects.source.field: PLACE",
  ]);
});
