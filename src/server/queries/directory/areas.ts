import type { ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/directory-units.ts";
import type { AreaNode } from "#domain/area/area-tree.ts";

type Listed = ReplyOf<typeof calls.selectAreas>;

/** An area with what stands above it and below it. */
interface Place {
  readonly code: string;
  readonly name: string;
  readonly parentId: string;
  readonly depth: number;
  readonly below: readonly AreaNode[];
}

/** What stands above provinces, as clients name it. */
const TOP = new Set(["0", "-1"]);
/** Of a code of one digit there is none: it says how deep somebody picks. */
const LEVEL = /^\d$/;
const DEEPEST = 2;

let places: Promise<ReadonlyMap<string, Place>> | undefined;

async function readPlaces(): Promise<ReadonlyMap<string, Place>> {
  const { default: nodes } = await import("#domain/area/areas.json", { with: { type: "json" } });
  const found = new Map<string, Place>();
  const add = (all: readonly AreaNode[], parentId: string, depth: number) => {
    for (const [code, name, below = []] of all) {
      found.set(code, { code, name, parentId, depth, below });
      add(below, code, depth + 1);
    }
  };
  const top = nodes as unknown as readonly AreaNode[];
  add(top, "-1", 0);
  found.set("-1", { code: "-1", name: "", parentId: "", depth: -1, below: top });
  return found;
}

async function allPlaces(): Promise<ReadonlyMap<string, Place>> {
  places ??= readPlaces();
  return places;
}

/** The areas right below one (seed 001 section 7): named by the second part of the address, or by the first where that is no level. */
export async function areasBelow(level: string, parentId: string): Promise<Listed> {
  const known = await allPlaces();
  const named = LEVEL.test(level) ? parentId : level;
  const above = known.get(TOP.has(named) ? "-1" : named);
  const deepest = LEVEL.test(level) ? Math.min(Number(level), DEEPEST) : DEEPEST;
  const list = (above?.below ?? []).flatMap(([code]) => {
    const place = known.get(code);
    if (!place) return [];
    const isLeaf = place.below.length === 0 || place.depth >= deepest;
    return [{ id: code, parentId: place.parentId, fullName: place.name, isLeaf }];
  });
  return { list };
}

export async function namesOfAreas(paths: readonly (readonly string[])[]): Promise<string[][]> {
  const known = await allPlaces();
  return paths.map((path) => path.map((code) => known.get(code)?.name || code));
}
