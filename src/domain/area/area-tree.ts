/** An area as the data has it: its code, its name, and what lies below it. */
export type AreaNode = readonly [code: string, name: string, below?: readonly AreaNode[]];

/** An area that can be chosen, from the province down. */
export interface AreaPath {
  readonly codes: readonly string[];
  readonly names: readonly string[];
}

/** All areas, made ready to be asked. */
export interface Areas {
  nameOf(code: string | number): string | undefined;
  /** The ends of the tree where it is cut below a level: 0 provinces, 1 cities, 2 districts. */
  endsAt(level: number): readonly AreaPath[];
}

/** Province, city, district; towns have three digits more. */
const CODE = /^\d{2}(\d{2}(\d{2}(\d{3})?)?)?$/;

/** Whether something can be the code of an area. */
export function isAreaCode(id: string | number): boolean {
  return CODE.test(String(id));
}

/** Areas as the data has them, made ready. */
export function readAreas(nodes: readonly AreaNode[]): Areas {
  const names = new Map<string, string>();
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const [code, name, below = []] = node;
    names.set(code, name);
    waiting.push(...below);
  }
  return {
    nameOf: (code) => names.get(String(code)),
    endsAt: (level) => endsOf(nodes, level),
  };
}

function endsOf(nodes: readonly AreaNode[], level: number): AreaPath[] {
  return nodes.flatMap(([code, name, below = []]) => {
    if (level === 0 || below.length === 0) return [{ codes: [code], names: [name] }];
    return endsOf(below, level - 1).map(({ codes, names }) => ({
      codes: [code, ...codes],
      names: [name, ...names],
    }));
  });
}
