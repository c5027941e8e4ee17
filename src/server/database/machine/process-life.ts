import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorCode } from "./file-facts.ts";

/** One life of one process id. `startedAt` is opaque and missing where the system does not tell it. */
export interface ProcessLife {
  pid: number;
  startedAt?: string;
}

/** The life that the process id has now; undefined when nothing runs under it. */
export function lifeOf(pid: number): ProcessLife | undefined {
  if (!answersSignals(pid)) return undefined;
  if (process.platform === "linux") return lifeFromProc(pid);
  if (process.platform === "win32") return { pid };
  const startedAt = askPs(pid, "lstart=");
  return startedAt ? { pid, startedAt } : { pid };
}

/** Whether that very process still runs: a later process that was given the same id does not count. */
export function stillLives(life: ProcessLife): boolean {
  // Asked several times a second, and `ps` costs a process each time: elsewhere the id alone has to do.
  if (process.platform !== "linux") return answersSignals(life.pid);
  const now = lifeOf(life.pid);
  return now !== undefined && isSameLife(now, life);
}

/** Equal ids and equal start; an unknown start cannot contradict. */
export function isSameLife(one: ProcessLife, other: ProcessLife): boolean {
  if (one.pid !== other.pid) return false;
  if (one.startedAt === undefined || other.startedAt === undefined) return true;
  return one.startedAt === other.startedAt;
}

/** The command line of a running process, its words joined by blanks; undefined when it cannot be read. */
export function commandLineOf(pid: number): string | undefined {
  if (process.platform === "win32") return undefined;
  if (process.platform !== "linux") return askPs(pid, "command=");
  const words = readOptional(`/proc/${pid}/cmdline`);
  return words?.split("\0").join(" ").trim();
}

/** Names the table of process ids that this process sees: ids of another machine or container mean nothing here. */
export function processTable(): string {
  const boot = readOptional("/proc/sys/kernel/random/boot_id")?.trim();
  if (boot === undefined) return hostname();
  return `${boot} ${readLinkOptional("/proc/self/ns/pid") ?? ""}`.trim();
}

/** Reads state and start time from the text of `/proc/<pid>/stat`. */
export function parseProcStat(text: string): { state: string; startedAt: string } | undefined {
  // The second field is the program's name in brackets and may itself hold blanks and brackets.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const state = fields[0];
  const startedAt = fields[19];
  return state && startedAt ? { state, startedAt } : undefined;
}

function lifeFromProc(pid: number): ProcessLife | undefined {
  const text = readOptional(`/proc/${pid}/stat`);
  const stat = text === undefined ? undefined : parseProcStat(text);
  // It answered a signal, so it is only hidden from us (hidepid).
  if (stat === undefined) return { pid };
  // A zombie answers signals but runs nothing; without a reaping init it stays for ever.
  if (stat.state === "Z" || stat.state === "X") return undefined;
  const boot = readOptional("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
  return { pid, startedAt: `${boot} ${stat.startedAt}` };
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function askPs(pid: number, column: string): string | undefined {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function readLinkOptional(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
