import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHouseWithKind, type HouseWithKind } from "./house-with-kind.ts";

const vitest = ["node_modules/vitest/vitest.mjs", "run"];
let house: HouseWithKind;

beforeAll(async () => {
  house = buildHouseWithKind();
  await house.run("scripts/generate.mjs");
});
afterAll(() => house.demolish());

test("a kind of row that is declared fits everywhere, also in its screen", async () => {
  expect(await house.run("node_modules/typescript/bin/tsc", "-b", "--pretty", "false")).toBe("");
});

test("its rules and declarations are held to what holds for all", async () => {
  const rules = [
    "src/domain/punch",
    "src/domain/command-cases.test.ts",
    "src/domain/windowed.test.ts",
  ];
  const walls = ["src/contract/registry.test.ts", "tests/house/commands.test.ts"];
  const tables = ["src/client/data/database"];
  const projects = ["--project", "unit", "--project", "house"];
  expect(await house.run(...vitest, ...projects, ...rules, ...walls, ...tables)).toContain(
    "passed",
  );
});

test("server and browser carry it: done offline, told in windows, loaded, trimmed, kept from others", async () => {
  const tests = ["tests/server/punches.test.ts", "tests/server/database/declared-tables.test.ts"];
  expect(await house.run(...vitest, "--project", "server", ...tests)).toContain("passed");
});

test("each of its commands is done once, told to whoever may know, and refused to all others", async () => {
  const tests = ["tests/server/commands.test.ts", "tests/server/roles.test.ts", "-t", "punch"];
  expect(await house.run(...vitest, "--project", "server", ...tests)).toContain("passed");
});

test("the simulator plays it until all agree", async () => {
  const seeds = ["--seeds", "1", "--from", "1"];
  const told = await house.run("tests/sim/run.ts", ...seeds, "--processes", "1", "--told");
  expect(told).toContain("insert into punches");
  expect(told).toContain("1 passed, 0 failed");
});
