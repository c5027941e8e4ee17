import { readFileSync } from "node:fs";
import { clonePlain } from "./browser/clone-plain.ts";
import { bugs } from "./plant/bugs.ts";
import { graft, replacePackage } from "./plant/graft.ts";
import { tightLimits } from "./plant/tight-limits.ts";
import type { Case } from "./play/case.ts";

/** What a process that plays seeds is told; it answers with one message for each case. */
export interface Orders {
  readonly databaseUrl: string;
  readonly planted: string | undefined;
  readonly seeds: readonly number[];
  /** Cases to be played instead of seeds, as files. */
  readonly files: readonly string[];
  /** Whether to leave out what a failure does not need. */
  readonly shrinks: boolean;
  /** Whether to stop at the first failure. */
  readonly stopsAtFirst: boolean;
  readonly isTold: boolean;
  /** Whether browsers store in plain memory, without IndexedDB and Dexie. */
  readonly isFast: boolean;
}

export interface Played {
  readonly name: string;
  readonly digest: string;
  readonly violations: readonly string[];
  /** Things that people did. */
  readonly operations: number;
  /** Time of the processor that it took in this process. */
  readonly milliseconds: number;
  /** What is left of a case that failed, once it is shrunk. */
  readonly smallest?: Case;
}

const orders = JSON.parse(process.argv[2] ?? "{}") as Orders;
graft([...tightLimits, ...(orders.planted ? (bugs[orders.planted] ?? []) : [])]);
// Tabs of a browser hear each other inside this process; what goes around would come at any time.
Reflect.deleteProperty(globalThis, "BroadcastChannel");
Object.assign(globalThis, { structuredClone: clonePlain });
if (orders.isFast) replacePackage("dexie", "tests/sim/memory/dexie.ts");
// Only what is loaded from here on is grafted.
const { drawCase } = await import("./play/case.ts");
const { kindOf, shrink } = await import("./shrink.ts");
const { simulate } = await import("./simulate.ts");
const { openSite } = await import("./site/site.ts");

const site = await openSite(orders.databaseUrl);
const cases = [
  ...orders.files.map((file) => ({
    name: file,
    plan: JSON.parse(readFileSync(file, "utf8")) as Case,
  })),
  ...orders.seeds.map((seed) => ({ name: `seed ${seed}`, plan: drawCase(seed) })),
];
for (const { name, plan } of cases) {
  const started = process.cpuUsage();
  const { violations, digest, lines, operations, reached } = await simulate(
    site,
    plan,
    orders.isTold,
  );
  if (orders.isTold) process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  const used = process.cpuUsage(started);
  const milliseconds = Math.round((used.user + used.system) / 1_000);
  const [first] = violations;
  const smallest =
    first && orders.shrinks
      ? await toldAs(await shrunk({ plan, reached }, kindOf(first)), kindOf(first))
      : undefined;
  const played: Played = {
    name,
    digest,
    operations,
    violations: violations.slice(0, 6),
    milliseconds,
    ...(smallest && { smallest }),
  };
  process.send?.(played);
  if (first && orders.stopsAtFirst) break;
}
await site.close();
process.disconnect?.();

function shrunk({ plan, reached }: { plan: Case; reached: number }, kind: string): Promise<Case> {
  return shrink({ plan, reached }, kind, async (candidate) => {
    const [violation] = (await simulate(site, candidate)).violations;
    return violation && kindOf(violation);
  });
}

/** The case with what people thought of, where it fails in the same way. */
async function toldAs(plan: Case, kind: string): Promise<Case> {
  const { told } = await simulate(site, plan);
  const [violation] = (await simulate(site, told)).violations;
  return violation && kindOf(violation) === kind ? told : plan;
}
