import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { byRank } from "#domain/by-rank.ts";
import {
  draftOf,
  inputOf,
  leadsTo,
  movedState,
  newState,
  type StateDraft,
  withoutState,
  withTurn,
} from "./flow-draft.ts";

const three = () => [
  newState("To do", "start"),
  newState("Doing", "progress"),
  newState("Cancelled", "end"),
];

function saved(states: readonly StateDraft[]) {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const save = (drafts: readonly StateDraft[]) => {
    world.does(LEADER, "flow.save", { planId: plan.id, flows: inputOf(drafts) });
    return draftOf(world.all("flowItem").toSorted(byRank));
  };
  return { save, drafts: save(states) };
}

test("what is saved is read as it was edited", () => {
  const [first, second, third] = three() as [StateDraft, StateDraft, StateDraft];
  const limited = { ...second, userIdList: [LEADER], autoAssign: "add" as const, userLimit: true };
  const asking = { ...third, needsPhoto: true, byAnother: true };
  const states = [withTurn(first, third.key, [first, second, third]), limited, asking];
  const { drafts, save } = saved(states);
  expect(drafts[0]?.turns).toEqual([drafts[1]?.key]);
  expect(drafts[1]).toMatchObject({ userIdList: [LEADER], autoAssign: "add", userLimit: true });
  expect(drafts[1]?.turns).toBeUndefined();
  expect(drafts[2]).toMatchObject({ outcome: "cancelled", needsPhoto: true, byAnother: true });
  expect(save(drafts)).toEqual(drafts);
});

test("a state that leads everywhere leads to those that come later as well", () => {
  const { drafts, save } = saved(three());
  const later = save([...drafts, newState("Done", "end")]);
  expect(later[0]?.turns).toBeUndefined();
});

test("nothing leads to a state that is gone", () => {
  const states = three();
  const [first, second, third] = states as [StateDraft, StateDraft, StateDraft];
  const only = withTurn(first, third.key, states);
  expect(withoutState([only, second, third], second.key)[0]?.turns).toEqual([]);
  expect(leadsTo(only, first.key)).toBe(true);
});

test("a state goes one place further, and not over the edge", () => {
  const states = three();
  const names = (after: readonly StateDraft[]) => after.map(({ name }) => name);
  expect(names(movedState(states, states[0]!.key, 1))).toEqual(["Doing", "To do", "Cancelled"]);
  expect(names(movedState(states, states[0]!.key, -1))).toEqual(names(states));
});
