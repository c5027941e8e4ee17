import { SUCCESS } from "#contract/success.ts";
import { broughtIds } from "../check/brought-ids.ts";
import { rightViolations } from "../check/rights.ts";
import { invariantViolations } from "../check/invariants/all.ts";
import { replyViolations } from "../check/replies.ts";
import type { DrawnRequest } from "../draw/draw-request.ts";
import type { Heard } from "../server/speak.ts";
import { speakSealed } from "../server/speak-sealed.ts";
import { personAt } from "../world/sight.ts";
import { readLog, type Snapshot, takeSnapshot } from "../world/snapshot.ts";
import type { DrawnStep } from "./draw-step.ts";
import type { Stage } from "./stage.ts";

export interface PlayedStep {
  readonly violations: readonly string[];
  /** Microseconds of the server's processor, of a step that is one request. */
  readonly processor?: number;
  /** Names of the calls that came to something. */
  readonly done: readonly string[];
}

/** Does what was drawn and looks at everything afterwards. */
export async function playStep(stage: Stage, step: DrawnStep): Promise<PlayedStep> {
  const { server, database, lines, told, leaks, births } = stage;
  const before = stage.snapshot;
  const { requests, frame } = step;
  const started = await server.processor();
  if (frame) {
    leaks.hear(frame.actor.userId, frame.text);
    lines.get(frame.actor)?.send(frame.text);
  }
  const heard = await Promise.all(
    requests.map(async ({ spoken }) => speakSealed(server.address, spoken)),
  );
  const ended = await server.processor();
  if (ended === undefined) return { violations: [whyNoAnswer(stage)], done: [] };

  // What the clock brings about from here on belongs to the next step, in all that is looked at.
  const frames = [...lines].map(([actor, line]) => ({ actor, told: line.takeFrames() }));
  const after = await takeSnapshot(database);
  stage.snapshot = after;
  leaks.see(after);
  const callers = requests.map(({ actor, calls }) => ({
    userId: personIn(actor, before, after),
    calls,
  }));
  const violations = [
    ...heard.flatMap(replyViolations),
    ...server.takeComplaints().map((line) => `the server complained: ${line}`),
    ...requests.flatMap((request, index) => {
      const userId = callers[index]?.userId ?? 0;
      return leaks.leaksIn(exchangeOf(request, heard[index], userId));
    }),
    ...frames.flatMap(({ actor, told: texts }) => frameViolations(stage, actor, texts)),
    ...rightViolations({
      before,
      after,
      lines: await readLog(database, before.space.head, after.space.head),
      callers,
      isParallel: requests.length > 1 || requests.some(({ calls }) => calls.length > 1),
    }),
    ...births.see(
      after,
      callers.map(({ userId }) => userId),
      requests.flatMap((request, index) => broughtIds(request, heard[index])),
    ),
    ...invariantViolations(after),
  ];
  for (const reply of heard) told.hear(reply.envelope?.data);
  const isAlone = requests.length === 1 && started !== undefined;
  const done = requests.flatMap(({ calls }, index) =>
    heard[index]?.envelope?.code === SUCCESS ? calls.slice(0, 1) : [],
  );
  return { violations, done, ...(isAlone && { processor: ended - started }) };
}

function whyNoAnswer({ server }: Stage): string {
  const words = server.takeComplaints().join("; ");
  return server.lives() ? `the server hangs ${words}` : `the server is gone ${words}`;
}

function personIn(actor: DrawnRequest["actor"], before: Snapshot, after: Snapshot): number {
  return personAt(before, actor) || personAt(after, actor);
}

function exchangeOf(
  { spoken, calls, isRepeat }: DrawnRequest,
  heard: Heard | undefined,
  userId: number,
) {
  const sent = `${spoken.path}\n${spoken.payload ?? ""}`;
  return { userId, call: calls[0] ?? "", sent, told: heard?.text ?? "", isRepeat };
}

function frameViolations(
  { leaks }: Stage,
  { userId, name }: DrawnRequest["actor"],
  frames: readonly string[],
): string[] {
  return frames
    .flatMap((frame) => leaks.leaksInFrame(userId, frame))
    .map((leak) => `${leak} to ${name} over the line`);
}
