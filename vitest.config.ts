import { defineConfig } from "vitest/config";

const minute = 60_000;

/** The kinds of tests, each with the patience it needs; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,workers,sw}/**/*.test.{ts,tsx}"],
          environment: "node",
        },
      },
      {
        test: {
          name: "house",
          include: ["tests/house/**/*.test.ts"],
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          testTimeout: minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "sim",
          include: ["tests/sim/**/*.test.ts"],
          testTimeout: 5 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/faults.test.ts"],
          // Its processes are many and its browsers have ten seconds: nothing else runs beside it.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 5 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts", "tests/faults/browser-kills.test.ts"],
          // One browser at a time on one server: two would measure each other.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 3 * minute,
          hookTimeout: 5 * minute,
        },
      },
    ],
  },
});
