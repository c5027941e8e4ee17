import { afterAll, expect, test } from "vitest";
import { buildSampleHouse, type Files } from "./sample-house.ts";

const house = buildSampleHouse();
afterAll(() => house.demolish());

const good = `import { expect, test } from "vitest";

test("one is one", () => expect(1).toBe(1));
`;
const bad = `import { expect, test } from "vitest";

test("one is two", () => expect(1).toBe(2));
`;

/** These tests of the server's need no database. */
const noPostgres: Files = {
  "tests/make/postgres/lend-postgres.ts": "export const setup = () => undefined;\n",
};

function lastLine(output: string): string | undefined {
  return output.trimEnd().split("\n").at(-1);
}

test("npm test ends with the number of tests that passed and failed", async () => {
  const { code, output } = await house.run("test", {
    ...noPostgres,
    "src/base/good.test.ts": good,
    "tests/server/good.test.ts": good,
    "tests/sim/bad.test.ts": bad,
  });
  expect(lastLine(output)).toBe("2 passed, 1 failed");
  expect(code).toBe(1);
});

test("npm test names the files that took longest, the slowest first", async () => {
  const slow = good
    .replace(
      "() => expect",
      "() => new Promise((done) => setTimeout(done, 3_000)).then(() => expect",
    )
    .replace("toBe(1))", "toBe(1)))");
  const { output } = await house.run("test", {
    "src/base/good.test.ts": good,
    "src/base/slow.test.ts": slow,
  });
  const named = output.match(/^slow: \S+/gm);
  expect(named).toEqual(["slow: src/base/slow.test.ts", "slow: src/base/good.test.ts"]);
});

test("npm test succeeds where all tests pass", async () => {
  const { code, output } = await house.run("test", { "src/base/good.test.ts": good });
  expect(lastLine(output)).toBe("1 passed, 0 failed");
  expect(code).toBe(0);
});

test("a test file that cannot be loaded counts as failed", async () => {
  const { code, output } = await house.run("test", {
    "src/base/good.test.ts": good,
    "src/base/broken.test.ts": 'import "./nowhere.ts";\n',
  });
  expect(lastLine(output)).toBe("1 passed, 1 failed");
  expect(code).toBe(1);
});

test("npm test fails where no test ran", async () => {
  const { code, output } = await house.run("test", {});
  expect(lastLine(output)).toBe("0 passed, 0 failed");
  expect(code).toBe(1);
});
