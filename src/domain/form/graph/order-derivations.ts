import type { Derivation } from "./derivation.ts";

export interface OrderedDerivations {
  /** Each behind everything it reads from. */
  readonly order: readonly Derivation[];
  /** Keys that read from themselves by way of the others, each circle once, the way it goes round. */
  readonly circles: readonly (readonly string[])[];
}

/** Puts derivations in an order in which each can be worked out once. Those in a circle are left out and named. */
export function orderDerivations(derivations: readonly Derivation[]): OrderedDerivations {
  const byKey = new Map(derivations.map((derivation) => [derivation.key, derivation]));
  const order: Derivation[] = [];
  const circles: string[][] = [];
  const done = new Map<string, "open" | "ordered" | "circular">();

  for (const derivation of derivations) visit(derivation);
  return { order, circles };

  /** Depth first without recursion: a chain of a thousand calculations is no reason to run out of stack. */
  function visit(start: Derivation): void {
    if (done.has(start.key)) return;
    const path = [{ derivation: start, next: 0 }];
    done.set(start.key, "open");
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const use = top.derivation.uses[top.next];
      top.next += 1;
      if (use) enter(use.path, path);
      else leave(path);
    }
  }

  function enter(key: string, path: { derivation: Derivation; next: number }[]): void {
    const source = byKey.get(key);
    if (!source) return;
    const state = done.get(key);
    if (state === undefined) {
      done.set(key, "open");
      path.push({ derivation: source, next: 0 });
    } else if (state === "open") {
      const from = path.findIndex(({ derivation }) => derivation.key === key);
      const circle = path.slice(from).map(({ derivation }) => derivation.key);
      circles.push(circle);
      for (const member of circle) done.set(member, "circular");
    }
  }

  function leave(path: { derivation: Derivation; next: number }[]): void {
    const left = path.pop()?.derivation;
    if (!left || done.get(left.key) === "circular") return;
    done.set(left.key, "ordered");
    order.push(left);
  }
}
