import { createLuck } from "#tests/sim/luck.ts";
import type { DrawnRequest } from "../draw/draw-request.ts";
import { type DrawnStep, drawStep } from "./draw-step.ts";
import { keepPeople } from "./keep-people.ts";
import { playStep } from "./play-step.ts";
import { openStage, type Stage } from "./stage.ts";

/** Which steps of which seed: each has luck of its own, so that some can be left out. */
export interface Case {
  readonly seed: number;
  readonly steps: readonly number[];
}

export interface PlayedCase {
  /** Steps that were played. */
  readonly count: number;
  readonly violations: readonly string[];
  /** The step at which it failed, and what was done there. */
  readonly failedAt?: number;
  readonly words: readonly string[];
  /** Microseconds of the server's processor by call. */
  readonly costs: readonly { readonly call: string; readonly microseconds: number }[];
  /** Calls that came to something. */
  readonly done: ReadonlySet<string>;
}

const STEPS_OF_A_SEED = 100_003;
/** Requests that may be sent again. */
const PAST_KEPT = 40;

export function wholeCase(seed: number, count: number): Case {
  return { seed, steps: Array.from({ length: count }, (_, index) => index) };
}

/** Plays a case on a company of its own, up to the first thing that is wrong. */
export async function playCase({ seed, steps }: Case): Promise<PlayedCase> {
  const stage = await openStage();
  const costs: { call: string; microseconds: number }[] = [];
  const done = new Set<string>();
  let played: PlayedCase | undefined;
  try {
    const past: DrawnRequest[] = [];
    for (const [count, index] of steps.entries()) {
      const step = drawStep(stage, createLuck(seed * STEPS_OF_A_SEED + index), past);
      past.push(...step.requests);
      past.splice(0, past.length - PAST_KEPT);
      const { violations, processor, done: calls } = await playStep(stage, step);
      for (const name of calls) done.add(name);
      const call = step.requests[0]?.calls[0] ?? "no call";
      if (processor !== undefined) costs.push({ call, microseconds: processor });
      if (violations.length > 0) {
        const words = [`seed ${seed}, step ${index}`, ...wordsOf(step)];
        played = { count: count + 1, violations, failedAt: index, words, costs, done };
        break;
      }
      await keepPeople(stage);
    }
  } finally {
    played = await withEnd(stage, played);
  }
  return played ?? { count: steps.length, violations: [], words: [], costs, done };
}

/** Closes the stage; a server that does not end when it is asked to has failed as well. */
async function withEnd(
  stage: Stage,
  played: PlayedCase | undefined,
): Promise<PlayedCase | undefined> {
  if (await stage.close()) return played;
  const violations = [...(played?.violations ?? []), "the server did not end when it was asked to"];
  const nothing = { count: 0, words: [], costs: [], done: new Set<string>() };
  return { ...nothing, ...played, violations };
}

function wordsOf({ requests, frame }: DrawnStep): string[] {
  const sent = requests.map(({ actor, spoken }) => {
    const { method, path, payload = "", headers, seal = "" } = spoken;
    const mutation = headers["mutation-id"] ?? "";
    return `${actor.name} (${actor.userId}): ${method} ${path} ${mutation} ${seal} ${payload.slice(0, 1_500)}`;
  });
  return frame ? [...sent, `${frame.actor.name}: frame ${frame.text.slice(0, 500)}`] : sent;
}
