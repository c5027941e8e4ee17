import type { Scope } from "#domain/scope.ts";
import type { Luck } from "#tests/sim/luck.ts";
import type { Actor } from "../world/actor.ts";
import type { Snapshot } from "../world/snapshot.ts";
import type { Thing } from "./things.ts";
import type { Told } from "./told.ts";

/** All that a body is drawn from. */
export interface Drawing {
  readonly luck: Luck;
  readonly actor: Actor;
  readonly snapshot: Snapshot;
  readonly things: readonly Thing[];
  /** What the actor may see. */
  readonly sight: ReadonlySet<Scope>;
  /** Where this body's ids come from as far as they can: a body from everywhere is nearly always refused. */
  readonly focus: Scope | undefined;
  /** Who may see that. */
  readonly nearby: readonly number[];
  /** Ids of what is gone. */
  readonly dead: readonly number[];
  readonly told: Told;
  /** How likely each number and text lies at the edge of what is legal: some bodies are of nothing else. */
  readonly extremes: number;
}
