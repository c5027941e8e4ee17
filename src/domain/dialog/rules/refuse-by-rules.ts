import type { Actor } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { EVERYBODY, mentionsIn } from "../../message/mention.ts";
import { get, type Reading } from "../../reading.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import type { Participation } from "../can-use-dialog.ts";
import type { Dialog } from "../dialog.ts";
import { mayCallAll, mayWrite, opensAt, type Speaker } from "./may-speak.ts";

const MINUTE = 60;

/** What somebody wants to say. */
export interface Saying {
  readonly text?: string | undefined;
  /** It asks everybody for something, whatever it says. */
  readonly toAll?: boolean;
  /** It is said at another time: how fast people write does not matter yet. */
  readonly later?: true;
}

/** Refuses what the rules of a group do not let somebody say there. */
export function* refuseByRules(
  { dialog, me }: Participation,
  actor: Actor,
  { text = "", toAll = false, later }: Saying,
): Reading<Refusal | undefined> {
  const speaker = yield* speakerIn({ dialog, me }, actor);
  if (!speaker) return undefined;
  if (!mayWrite(dialog, speaker)) return noAccess("dialog.writersOnly");
  if ((toAll || mentionsIn(text).includes(EVERYBODY)) && !mayCallAll(dialog, speaker))
    return noAccess("dialog.callingAll");
  return later || actor.now >= opensAt(dialog, speaker) ? undefined : tooFast(dialog);
}

/** Refuses whoever may not write in a group and marks there what others wrote. */
export function* refuseSilenced(place: Participation, actor: Actor): Reading<Refusal | undefined> {
  return yield* refuseByRules(place, actor, { later: true });
}

/** Whether what somebody writes in a chat may call everybody there. */
export function* callsAll(place: Participation, actor: Actor): Reading<boolean> {
  const speaker = yield* speakerIn(place, actor);
  return !speaker || mayCallAll(place.dialog, speaker);
}

/** Whoever acts, as somebody who speaks there; undefined where there are no rules to look at. */
function* speakerIn({ dialog, me }: Participation, actor: Actor): Reading<Speaker | undefined> {
  const { writing, callingAll, slowMode } = dialog.rules;
  if (writing === "all" && callingAll === "all" && slowMode === 0) return undefined;
  const { userId } = actor;
  const user = yield* get("user", userId);
  const member =
    dialog.planId > 0 ? yield* get("planUser", joinKey(dialog.planId, userId)) : undefined;
  return { userId, user, member, me };
}

/** Whose words came too soon keeps them, and learns how often people write there. */
function tooFast({ rules: { slowMode } }: Pick<Dialog, "rules">): Refusal {
  return slowMode < MINUTE
    ? parameterError("dialog.slowSeconds", { count: slowMode })
    : parameterError("dialog.slowMinutes", { count: slowMode / MINUTE });
}

/** Milliseconds after which what came too soon can be said, 0 = it was refused for another reason. */
export function slowedBy({ reason, data }: Refusal): number {
  const count = Number(data?.["count"]);
  if (reason === "dialog.slowSeconds") return count * 1000;
  return reason === "dialog.slowMinutes" ? count * MINUTE * 1000 : 0;
}
