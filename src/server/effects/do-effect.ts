import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import { effectCommand } from "#domain/approval/effect/effect-command.ts";
import { writeEffect } from "#domain/approval/effect/write-effect.ts";
import type { Decision } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { recordScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes, laneScope } from "../commands/lane.ts";
import { idsBornWith, lanesOf, prepareCommand } from "../commands/prepared-command.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { addBornIds } from "../tables/own/born-id.ts";
import { keepPeople } from "../tables/own/people-lock.ts";
import { Overtaken, type Tx } from "../tables/sql/db.ts";
import type { ReadEffect } from "./read-effect.ts";
import { type Outcome, settled, settleEffect, stillWaiting } from "./settle-effect.ts";

type Parts = Pick<Server, "database" | "mint" | "now">;
type Done = Extract<Decision, { ok: true }>;

/**
 * Does what an effect says, as whoever published the flow would: with the same rules, and refused where they may not any more. What is
 * done and that it is done are one transaction, so that it is done once, whichever server comes first or ends in between.
 */
export async function doEffect(parts: Parts, row: ApprovalEffect, read: ReadEffect): Promise<void> {
  const { effect } = read;
  if (effect.does === "webhook") throw new Error("A webhook is told, not done.");
  if (effect.does === "write") return writeFields(parts, row, { ...read, effect });
  const { database, now } = parts;
  const rows = new RowsInWork(database);
  const command = await runReading(effectCommand(effect, read.facts), async (ask) =>
    rows.answer(ask),
  );
  const prepared = command.ok
    ? await prepareCommand(parts, { actor: read.publisher, ...command.value, isOwn: true })
    : { refusal: command.error };
  if ("refusal" in prepared) {
    const { reason } = prepared.refusal;
    await settleEffect(database, row, { state: "refused", reason }, now());
    return;
  }
  const { definition, args, actor, target } = prepared;
  await database.transaction(async (tx) => {
    const lane = await laneScope(tx, target);
    const lanes = [recordScope(row.recordId), ...lanesOf(prepared), ...(lane ? [lane] : [])];
    await enterLanes(tx, lanes);
    const waiting = await stillWaiting(tx, row.id);
    // It has moved to another place meanwhile, where others may be at work: the next try finds it there.
    if (!waiting || (await laneScope(tx, target)) !== lane) return;
    const work = new RowsInWork(tx);
    const decision = await runReading(definition.decide(args, actor), async (ask) =>
      definition.seesAll ? work.answer(ask) : work.answerTo(actor, ask),
    );
    const made = { madeId: madeBy(decision), madeIn: placeOf(effect) };
    if (decision.ok) await addBornIds(tx, [...idsBornWith(prepared)]);
    await write(tx, decision, { row: waiting, made, userId: actor.userId, now: now() });
  });
}

/** What the reply says was made; of something said in a chat it is the chat that is gone to. */
function madeBy(decision: Decision): Id {
  if (!decision.ok) return 0;
  const { id, dialogId, position } = decision.reply as {
    id: Id;
    dialogId?: Id;
    position?: number;
  };
  return position === undefined ? id : (dialogId ?? id);
}

function placeOf(effect: ReadEffect["effect"]): Id {
  if (effect.does === "task") return effect.planId;
  return effect.does === "record" ? effect.formId : 0;
}

async function writeFields(
  { database, now: clock }: Parts,
  { id, recordId }: ApprovalEffect,
  { effect, facts, publisher }: ReadEffect & { effect: { does: "write" } },
): Promise<void> {
  const { userId } = publisher;
  await database.transaction(async (tx) => {
    await enterLanes(tx, [recordScope(recordId)]);
    const row = await stillWaiting(tx, id);
    if (!row) return;
    const now = clock();
    const work = new RowsInWork(tx);
    const decision = await runReading(writeEffect(effect, facts, { userId, now }), async (ask) =>
      work.answer(ask),
    );
    const made = { madeId: recordId, madeIn: 0 };
    await write(tx, decision, { row, made, userId, now });
  });
}

interface Writing {
  readonly row: ApprovalEffect;
  readonly made: Pick<ApprovalEffect, "madeId" | "madeIn">;
  readonly userId: Id;
  readonly now: number;
}

async function write(
  tx: Tx,
  decision: Decision,
  { row, made, userId, now }: Writing,
): Promise<void> {
  const outcome: Outcome = decision.ok
    ? { state: "done", ...made }
    : { state: "refused", reason: decision.refusal.reason };
  // Whoever leaves the company at this moment is not let in anywhere behind our back.
  const [gone] = decision.ok ? await keepPeople(tx, [userId]) : [];
  if (gone !== undefined) throw new Overtaken(`${gone} has left meanwhile.`);
  const changes = (decision as Partial<Done>).changes ?? [];
  await applyChanges(tx, [...changes, settled(row, outcome, now)], { actorId: userId, at: now });
}
