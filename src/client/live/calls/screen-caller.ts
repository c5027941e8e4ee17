import { type CallFailure, endsArchiveView, reactionTo } from "#client/data/calls/failure.ts";
import type { Caller, CallResult } from "#client/data/calls/http.ts";
import { traceCalls } from "./trace-calls.ts";
import type { WantedField } from "./user-field.ts";

/** What the app does about failures of calls, besides saying them (seed 000 §8). */
export interface Reactions {
  /** Nobody is signed in any more. */
  onSignedOut(): void;
  /** What answered does not know the address. */
  onWrongAddress(): void;
  /** Nothing came back at all. */
  onUnreachable(): void;
  /** The server answered. */
  onReached(): void;
  /** Asks the person for what is missing; whether the server has it now. */
  askFor(field: WantedField): Promise<boolean>;
  /** Notes where the rows stand before a call; answered with what forgets a thing that the call finds gone. */
  prepareToForget(): Promise<Forget>;
  /** What was looked for among the archived tasks is not there. */
  onArchiveViewEnd(): void;
  /** Whether the company has asked for a trace of what is called. */
  isDebugging(): Promise<boolean>;
}

type Forget = (failure: CallFailure) => Promise<void>;

const FIELDS = { askNickname: "nickname", askPhone: "tel" } as const;
/** Texts for a person who was asked and thought better of it (seed 000 §8). */
const CANCELLED = { askNickname: "nicknameNeeded", askPhone: "phoneNeeded" } as const;

/** Calls of the screens: what a failure asks for is done before the screen hears of it. */
export function createScreenCaller(plain: Caller, reactions: Reactions): Caller {
  const call = traceCalls(plain, () => reactions.isDebugging());
  return async (asked, body) => {
    const forget = canFindGone(body) ? await reactions.prepareToForget() : forgetNothing;
    const first = await call(asked, body);
    const field = first.ok ? undefined : reactionTo(first.failure);
    if (first.ok || (field !== "askNickname" && field !== "askPhone")) {
      await react(first, reactions, forget);
      return first;
    }
    if (!(await reactions.askFor(FIELDS[field]))) {
      return { ok: false, failure: { ...first.failure, reason: CANCELLED[field], msg: "" } };
    }
    const second = await call(asked, body);
    await react(second, reactions, forget);
    return second;
  };
}

/** Only what a call names can turn out to be gone. */
function canFindGone(body: unknown): boolean {
  return ["planId", "taskId", "dialogId"].some((name) => name in Object(body));
}

const forgetNothing: Forget = async () => undefined;

async function react(
  result: CallResult<unknown>,
  reactions: Reactions,
  forget: Forget,
): Promise<void> {
  if (result.ok) {
    reactions.onReached();
    return;
  }
  const { failure } = result;
  if (failure.reason === "networkException") reactions.onUnreachable();
  const reaction = reactionTo(failure);
  if (reaction === "login") reactions.onSignedOut();
  if (reaction === "wrongAddress") reactions.onWrongAddress();
  if (reaction === "forget") await forget(failure);
  if (endsArchiveView(failure)) reactions.onArchiveViewEnd();
}
