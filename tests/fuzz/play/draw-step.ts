import type { Luck } from "#tests/sim/luck.ts";
import { drawNoise, drawFrame } from "../draw/draw-noise.ts";
import { drawRequest, type DrawnRequest, type Palette } from "../draw/draw-request.ts";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { thingsIn } from "../draw/things.ts";
import type { Actor } from "../world/actor.ts";
import { grantsIn, personAt, scopesOf } from "../world/sight.ts";
import type { Stage } from "./stage.ts";

/** What happens at once. */
export interface DrawnStep {
  readonly requests: readonly DrawnRequest[];
  /** What is said over somebody's line. */
  readonly frame?: { readonly actor: Actor; readonly text: string };
}

/** Draws one step of what a hostile client might do next; `past` is what was sent before. */
export function drawStep(stage: Stage, luck: Luck, past: readonly DrawnRequest[]): DrawnStep {
  const dice = luck.next();
  const palette = () => paletteOf(stage, luck);
  if (dice < 0.06) {
    const requests = Array.from({ length: 2 + luck.upTo(3) }, () => drawRequest(palette()));
    return { requests };
  }
  if (dice < 0.14) return { requests: [drawRequest(palette(), syncPush)] };
  if (dice < 0.22) return { requests: [drawRequest(palette(), syncPull)] };
  if (dice < 0.26) {
    const before = luck.pick(past);
    if (before) return { requests: [sentAgain(luck, before, luck.pick(stage.actors))] };
  }
  if (dice < 0.28) return { requests: [drawNoise(palette())] };
  if (dice < 0.3) {
    const drawn = palette();
    return { requests: [], frame: { actor: drawn.actor, text: drawFrame(drawn) } };
  }
  return { requests: [drawRequest(palette())] };
}

/** The same once more, by the same browser or in somebody else's name. */
function sentAgain(luck: Luck, before: DrawnRequest, other: Actor | undefined): DrawnRequest {
  const actor = other && luck.chance(0.4) ? other : before.actor;
  const headers = { ...before.spoken.headers, [TOKEN_HEADER]: actor.token };
  return { ...before, actor, spoken: { ...before.spoken, headers }, isRepeat: true };
}

export function paletteOf({ snapshot, actors, told, births }: Stage, luck: Luck): Palette {
  const able = actors.filter((one) => personAt(snapshot, one) !== 0);
  const actor = luck.pick(luck.chance(0.88) ? able : actors);
  if (!actor) throw new Error("Nobody is there");
  const things = thingsIn(snapshot);
  const sight = scopesOf(snapshot, actor.userId);
  const inside = [...sight].filter((scope) => !/^(company|user)/.test(scope));
  const plans = inside.filter((scope) => scope.startsWith("plan"));
  const focus = luck.pick(plans.length > 0 && luck.chance(0.6) ? plans : inside);
  const nearby = grantsIn(snapshot)
    .filter(({ scope }) => scope === focus)
    .map(({ userId }) => userId);
  const extremes = luck.chance(0.25) ? 0.6 : 0.04;
  const dead = births.dead();
  return { luck, actor, snapshot, things, sight, focus, nearby, dead, told, extremes };
}
