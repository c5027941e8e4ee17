import { describe, expect, it } from "vitest";
import { pickPeople, pickPerson, togglePlan, unpickPerson } from "./selection.ts";

describe("one person", () => {
  it("is picked up to the most that there may be", () => {
    expect(pickPerson([1], 2, { max: 2 })).toEqual([1, 2]);
    expect(pickPerson([1, 2], 3, { max: 2 })).toBeUndefined();
  });

  it("takes the place of another where one is wanted", () => {
    expect(pickPerson([], 1, { max: 1 })).toEqual([1]);
    expect(pickPerson([1], 2, { max: 1 })).toEqual([2]);
  });

  it("takes the place of nobody who has to stay", () => {
    expect(pickPerson([1], 2, { max: 1, uncancelable: [1] })).toBeUndefined();
  });

  it("is never picked twice, and that is never too many", () => {
    expect(pickPerson([1, 2], 2, { max: 2 })).toEqual([1, 2]);
  });

  it("is taken out again, unless they have to stay", () => {
    expect(unpickPerson([1, 2], 2, { uncancelable: [1] })).toEqual([1]);
    expect(unpickPerson([1, 2], 1, { uncancelable: [1] })).toEqual([1, 2]);
  });
});

describe("a whole plan", () => {
  const anybody = () => true;

  it("is picked at once, and some of its people can be taken out after that", () => {
    const picked = togglePlan([1], [1, 2, 3], anybody, { max: 10 });
    expect(picked).toEqual({ chosen: [1, 2, 3], unpickable: [], kept: [] });
    expect(unpickPerson(picked!.chosen, 2, {})).toEqual([1, 3]);
  });

  it("of which some are chosen is filled up", () => {
    expect(togglePlan([2], [1, 2, 3], anybody, { max: 10 })?.chosen).toEqual([2, 1, 3]);
  });

  it("says who could not be picked", () => {
    const mayBePicked = (id: number) => id !== 3;
    expect(togglePlan([], [1, 2, 3], mayBePicked, { max: 10 })).toEqual({
      chosen: [1, 2],
      unpickable: [3],
      kept: [],
    });
  });

  it("that is chosen is taken out again, and says who has to stay", () => {
    const rules = { max: 10, uncancelable: [1] };
    expect(togglePlan([1, 2, 3, 9], [1, 2, 3], anybody, rules)).toEqual({
      chosen: [1, 9],
      unpickable: [],
      kept: [1],
    });
  });

  it("of which the rest cannot be picked is taken out again, without naming them once more", () => {
    const mayBePicked = (id: number) => id !== 3;
    expect(togglePlan([1, 2], [1, 2, 3], mayBePicked, { max: 10 })).toEqual({
      chosen: [],
      unpickable: [],
      kept: [],
    });
    expect(togglePlan([], [3], mayBePicked, { max: 10 })?.unpickable).toEqual([3]);
  });

  it("that is too many changes nothing", () => {
    expect(togglePlan([1], [1, 2, 3], anybody, { max: 2 })).toBeUndefined();
    expect(togglePlan([1], [2, 3], anybody, { max: 3 })?.chosen).toEqual([1, 2, 3]);
  });
});

it("picks several at once, each once, or nobody where that would be too many", () => {
  expect(pickPeople([1, 2], [2, 3, 4], { max: 4 })).toEqual([1, 2, 3, 4]);
  expect(pickPeople([1, 2], [2, 3, 4], { max: 3 })).toBeUndefined();
});
