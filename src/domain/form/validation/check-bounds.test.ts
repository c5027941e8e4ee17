import { describe, expect, it } from "vitest";
import { calculation, field, formOf, recordOf } from "#tests/make/forms/records.ts";
import { validateForm } from "./validate-form.ts";

describe("a length of time", () => {
  const form = formOf([
    field("inputNumber", "rest", {}, { isDuration: true, precision: 1 }),
    field("inputNumber", "breaks", {}, { isDuration: true }),
    calculation("hours", "rest * 100", { isDuration: true, precision: 1 }),
  ]);
  const limits = { limit: 3, decimals: 1 };

  it.each([
    [{ rest: 9.5 }, []],
    [{ rest: 9.25 }, [["rest", limits]]],
    [{ rest: 10 }, [["hours", limits]]],
    [{ rest: -10 }, [["hours", limits]]],
    [{ breaks: 999.25 }, []],
    [{ breaks: 1000 }, [["breaks", { limit: 3, decimals: 2 }]]],
    [{ breaks: 0.125 }, [["breaks", { limit: 3, decimals: 2 }]]],
  ])("%j has no more digits than one that somebody means", (answers, expected) => {
    const problems = validateForm(recordOf(form, answers));
    expect(problems.map(({ path, data }) => [path, data])).toEqual(expected);
    expect(problems.every(({ reason }) => reason === "form.durationTooLong")).toBe(true);
  });
});
