import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSealer } from "./secret-key.ts";

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-key-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a key is made once, for the server alone to read, and opens what it sealed after a restart", async () => {
  const folder = await dataFolder();
  const [first, second] = await Promise.all([
    openSealer(folder, undefined),
    openSealer(folder, undefined),
  ]);
  const sealed = first.seal("JBSWY3DP", "user:1");
  expect(sealed).not.toContain("JBSWY3DP");
  expect(second.open(sealed, "user:1")).toBe("JBSWY3DP");
  const again = await openSealer(folder, undefined);
  expect(again.open(sealed, "user:1")).toBe("JBSWY3DP");
  expect((await stat(join(folder, "secret.key"))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(folder, "secret.key"), "utf8")).trim()).toHaveLength(43);
});

test("servers with the same SECRET_KEY open each other's, whatever lies in their folders", async () => {
  const key = "the same on every server";
  const one = await openSealer(await dataFolder(), key);
  const other = await openSealer(await dataFolder(), key);
  expect(other.open(one.seal("JBSWY3DP", "user:1"), "user:1")).toBe("JBSWY3DP");
});

test("nothing opens with another key, under another label, or after it was changed", async () => {
  const one = await openSealer("", "one key of an operator");
  const other = await openSealer("", "another key of an operator");
  const sealed = one.seal("JBSWY3DP", "user:1");
  expect(other.open(sealed, "user:1")).toBeUndefined();
  expect(one.open(sealed, "user:2")).toBeUndefined();
  expect(one.open(`${sealed.slice(0, -3)}AAA`, "user:1")).toBeUndefined();
  expect(one.seal("JBSWY3DP", "user:1")).not.toBe(sealed);
});

test("nothing opens that was cut off, at whatever length", async () => {
  const sealer = await openSealer("", "the key of an operator");
  const sealed = sealer.seal("JBSWY3DP", "user:1");
  for (let length = 0; length < sealed.length; length += 1)
    expect(sealer.open(sealed.slice(0, length), "user:1")).toBeUndefined();
});

test("a key that can be guessed is refused", async () => {
  await expect(openSealer("", "short")).rejects.toThrow("at least 16 characters");
});
