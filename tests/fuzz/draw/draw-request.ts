import { type CallDefinition } from "#contract/call.ts";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import {
  LANGUAGE_HEADER,
  MUTATION_HEADER,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { entityNames } from "#domain/entity-names.ts";
import type { Luck } from "#tests/sim/luck.ts";
import type { Spoken } from "../server/speak.ts";
import { seals } from "../server/seal.ts";
import type { Actor } from "../world/actor.ts";
import { alterWord } from "./alter-word.ts";
import { drawBody, drawCall, drawCommandCall } from "./draw-call.ts";
import { drawShape } from "./draw-shape.ts";
import type { Drawing } from "./drawing.ts";
import { oddTexts } from "./samples.ts";
import { spoil } from "./spoil.ts";
import { pathOf } from "./path-of.ts";

/** A request with what is known of it besides its bytes. */
export interface DrawnRequest {
  readonly actor: Actor;
  /** Name of the call; with a push also those of its entries. */
  readonly calls: readonly string[];
  readonly spoken: Spoken;
  /** Whether the mutation was sent before. */
  readonly isRepeat: boolean;
}

export type Palette = Drawing;

/** Some call with some body. */
export function drawRequest(palette: Palette, call = drawFor(palette)): DrawnRequest {
  const { luck, actor } = palette;
  if (call.name === syncPush.name) return drawPush(palette);
  if (call.name === syncPull.name) return drawPull(palette);
  const body = drawBody(palette, call);
  const payload = luck.chance(0.12) ? spoil(luck, body) : JSON.stringify(body);
  const mutation = call.command && luck.chance(0.3) ? nextMutation(luck, actor) : undefined;
  return {
    actor,
    calls: [call.name],
    spoken: spokenOf(luck, actor, call, payload, mutation?.id),
    isRepeat: mutation?.isRepeat ?? false,
  };
}

/** What lies at the edge is to be kept, so that others meet it: it goes where something is written. */
function drawFor({ luck, extremes }: Palette): CallDefinition {
  return extremes > 0.5 ? drawCommandCall(luck) : drawCall(luck);
}

/** A batch as the outbox sends it, with numbers that come again now and then. */
function drawPush(palette: Palette): DrawnRequest {
  const { luck, actor, snapshot, told } = palette;
  const calls: string[] = [];
  let isRepeat = false;
  const entries = Array.from({ length: 1 + luck.upTo(5) }, () => {
    const call = drawCommandCall(luck);
    const mutation = nextMutation(luck, actor);
    isRepeat ||= mutation.isRepeat;
    calls.push(call.name);
    return {
      n: mutation.n,
      call: luck.chance(0.03) ? (luck.pick(oddTexts) ?? "") : call.name,
      data: drawBody(palette, call),
      at: luck.chance(0.8) ? Date.now() : luck.upTo(Date.now() * 2),
      ...(luck.chance(0.2) && { lane: `plan:${luck.upTo(9)}` }),
      ...(luck.chance(0.1) && { refill: true }),
    };
  });
  const known = luck.chance(0.2) && {
    epoch: snapshot.space.epoch,
    known: { seq: luck.pick(told.numbers) ?? 1, mark: luck.pick(told.of("mark")) ?? "x" },
  };
  const body = { clientId: actor.clientId, entries, ...known };
  const payload = luck.chance(0.08) ? spoil(luck, body) : JSON.stringify(body);
  return {
    actor,
    calls: [syncPush.name, ...calls],
    spoken: spokenOf(luck, actor, syncPush, payload),
    isRepeat,
  };
}

function drawPull(palette: Palette): DrawnRequest {
  const { luck, actor, snapshot, told } = palette;
  const cursor = luck.chance(0.4) && luck.pick(told.of("cursor"));
  const drawn = drawShape(palette, syncPull.body);
  const body = {
    ...(drawn as object),
    ...(luck.chance(0.6) && { epoch: snapshot.space.epoch }),
    ...(cursor && { cursor: luck.chance(0.6) ? alterWord(luck, cursor) : cursor }),
    ...(luck.chance(0.2) && { again: [{ kind: luck.pick(entityNames), version: 1 }] }),
  };
  const payload = luck.chance(0.08) ? spoil(luck, body) : JSON.stringify(body);
  const spoken = spokenOf(luck, actor, syncPull, payload);
  return { actor, calls: [syncPull.name], spoken, isRepeat: false };
}

/** The next number of the browser's, or one that it has used. */
function nextMutation(luck: Luck, actor: Actor) {
  const isRepeat = actor.mutations > 0 && luck.chance(0.12);
  if (!isRepeat) actor.mutations += 1;
  const n = isRepeat ? 1 + luck.upTo(actor.mutations) : actor.mutations;
  return { n, isRepeat, id: `${actor.clientId}:${n}` };
}

function spokenOf(
  luck: Luck,
  actor: Actor,
  call: CallDefinition,
  payload: string,
  mutation?: string,
): Spoken {
  const headers: Record<string, string> = {
    // Whoever always comes from elsewhere meets the calls and not their limits.
    "x-forwarded-for": `10.${luck.upTo(250)}.${luck.upTo(250)}.${1 + luck.upTo(250)}`,
    [LANGUAGE_HEADER]: luck.pick(["en", "zh", "de", "xx", ""]) ?? "en",
    ...(actor.token && { [TOKEN_HEADER]: actor.token }),
    ...(mutation && { [MUTATION_HEADER]: mutation }),
    ...(luck.chance(0.02) && { [VERSION_HEADER]: luck.pick(["0", "1", "99", "x"]) ?? "0" }),
  };
  const path = pathOf(call, payload);
  if (call.method === "GET") return { method: "GET", path: path + queryOf(payload), headers };
  const seal = luck.chance(0.08) && luck.pick(luck.chance(0.7) ? ["right" as const] : seals);
  return {
    method: call.method,
    path,
    headers: { ...headers, "content-type": "application/json" },
    payload,
    ...(seal && { seal }),
  };
}

function queryOf(payload: string): string {
  try {
    const body: unknown = JSON.parse(payload);
    return `?${new URLSearchParams(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)])).toString()}`;
  } catch {
    return `?${encodeURIComponent(payload.slice(0, 500))}`;
  }
}
