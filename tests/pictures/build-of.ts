import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "#tests/server/database/server-process.ts";

/** The app as another commit builds it. */
export interface OtherBuild {
  /** Folder of the built app. */
  readonly dist: string;
  /** Takes it away again. */
  drop(): void;
}

const git = (...words: string[]) => execFileSync("git", words, { cwd: repository, stdio: "pipe" });

/** Builds what a name of git's stands for, in a folder of its own; what lies in this one stays as it is. */
export function buildOf(reference: string): OtherBuild {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pictures-"));
  git("worktree", "add", "--detach", folder, reference);
  const drop = () => void git("worktree", "remove", "--force", folder);
  try {
    lendPackages(folder);
    execFileSync(process.execPath, ["scripts/build.mjs"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch (error) {
    drop();
    throw error;
  }
  return { dist: join(folder, "dist"), drop };
}

/** Where both need the same packages they are lent, without what our own builds remember; otherwise its build installs its own. */
function lendPackages(folder: string): void {
  const lockIn = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
  if (lockIn(folder) !== lockIn(repository)) return;
  const ours = join(repository, "node_modules");
  const theirs = join(folder, "node_modules");
  mkdirSync(theirs);
  for (const name of readdirSync(ours)) {
    if (!name.startsWith(".")) symlinkSync(join(ours, name), join(theirs, name));
  }
  // A copy is newer than the lock file beside it: the packages count as installed.
  copyFileSync(join(ours, ".package-lock.json"), join(theirs, ".package-lock.json"));
}
