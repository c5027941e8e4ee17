import { execPath } from "node:process";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { commandScanner } from "#server/files/scan/command-scanner.ts";
import { bytesOf } from "../make/uploads.ts";

/** Ends at once, or never, and leaves something behind that never ends and keeps what it was given to print on. */
const scriptOf = (ending: string) => `
  const { spawn } = require("node:child_process");
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
  ${ending}`;
const scan = async (script: string, patience: number) =>
  commandScanner([execPath, "-e", script], patience).scan(Readable.from([bytesOf(200_000, 90)]));

test("a scanner that hangs is given up with all that it has started", async () => {
  await expect(scan(scriptOf("setInterval(() => {}, 1000)"), 500)).rejects.toThrow(
    "could not be read",
  );
});

test("one that floods what it prints, and ends as it should not, says nothing", async () => {
  const script = `process.stdout.write("x".repeat(5_000_000)); process.exitCode = 4;`;
  await expect(scan(script, 60_000)).rejects.toThrow(/ended with 4: x{200}$/);
});

test("one that takes less than it is given says so", async () => {
  expect(await scan("process.exitCode = 3;", 60_000)).toEqual({
    state: "tooLarge",
    bySize: true,
  });
});
