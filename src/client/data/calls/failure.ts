import {
  type Envelope,
  NETWORK_EXCEPTION,
  NICKNAME_NEEDED,
  PHONE_NEEDED,
  SERVER_PROBLEM,
  SIGNED_OUT,
  SIGNED_OUT_MOVED,
  TOO_LARGE,
  TOO_MANY,
} from "#contract/envelope.ts";
import { SUCCESS } from "#contract/success.ts";
import {
  CHOOSE_STATUS,
  DIALOG_GONE,
  isGone,
  NO_ACCESS,
  NOT_FOUND,
  PLAN_GONE,
  TASK_GONE,
} from "#domain/refusal.ts";
import { noRoom } from "../database/storage-errors.ts";

/** A call that brought no success. */
export interface CallFailure {
  /**
   * network: nothing that makes sense came back, so nothing is known; later:
   * the server asks to wait; the rest is the server's answer.
   */
  readonly kind: "network" | "later" | "signedOut" | "tooLarge" | "refused";
  /** Of the answer, else the HTTP status; -1001 where nothing came back at all. */
  readonly code: number;
  /** Key of its text in `locales/<language>/refusal.json`. */
  readonly reason: string;
  /** The server's words; empty where it had none. */
  readonly msg: string;
  readonly data?: unknown;
  /** Milliseconds to wait, where the server named them. */
  readonly retryAfter?: number;
}

/** The failure of whoever is told over the socket that the session has ended. */
export const signedOutFailure: CallFailure = {
  kind: "signedOut",
  code: SIGNED_OUT,
  reason: "signedOut",
  msg: "",
};

/** The failure of whoever finds no room for what the server has answered. */
export const noRoomFailure: CallFailure = { kind: "refused", ...noRoom, msg: "" };

/** Milliseconds for which the server asks to wait; undefined where it does not. */
export function waitOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? seconds * 1_000 : undefined;
}

/** What came back of a call, as far as anything did. */
export interface Answered {
  readonly status: number;
  readonly envelope?: Envelope | undefined;
  /** Milliseconds to wait, where the server named them. */
  readonly retryAfter?: number | undefined;
}

/** What an app does about a failure besides saying it (seed 000 §8). */
export type Reaction = "login" | "wrongAddress" | "askNickname" | "askPhone" | "forget";

/** Texts for answers that brought no words of their own. */
const reasonOfCode: Readonly<Record<number, string>> = {
  [SIGNED_OUT]: "signedOut",
  [SIGNED_OUT_MOVED]: "signedOut",
  [NICKNAME_NEEDED]: "nicknameNeeded",
  [PHONE_NEEDED]: "phoneNeeded",
  [CHOOSE_STATUS]: "task.chooseStatus",
  [PLAN_GONE]: "planGone",
  [TASK_GONE]: "taskGone",
  [DIALOG_GONE]: "dialogGone",
  [NO_ACCESS]: "noAccess",
  [TOO_LARGE]: "tooLarge",
  [TOO_MANY]: "tooMany",
  [SERVER_PROBLEM]: "serverProblem",
};

/** Texts for bare HTTP statuses: what answered was not our server, or not the whole of it. */
const reasonOfStatus: Readonly<Record<number, string>> = {
  [SIGNED_OUT]: "tokenExpired",
  [NO_ACCESS]: "noAccess",
  [NOT_FOUND]: "wrongAddress",
  [TOO_LARGE]: "tooLarge",
  [SERVER_PROBLEM]: "serverProblem",
};

/** Whether a code means success: 200, for the project and directory calls 200 to 299 or 0 (seed 000 §8). */
export function isSuccess(path: string, code: number): boolean {
  if (path.startsWith("/api/")) return code === SUCCESS;
  return code === 0 || (code >= 200 && code < 300);
}

/** The failure that an answer stands for; the one place that reads codes and statuses. */
export function failureOf({ status, envelope, retryAfter }: Answered): CallFailure {
  if (!envelope) return failureOfStatus(status);
  const { code, msg, data } = envelope;
  const reason = envelope.reason ?? reasonOfCode[code] ?? "unknownError";
  const told = { code, reason, msg, data };
  if (code === SIGNED_OUT || code === SIGNED_OUT_MOVED) return { kind: "signedOut", ...told };
  if (code === TOO_LARGE) return { kind: "tooLarge", ...told };
  if (code === TOO_MANY || code >= SERVER_PROBLEM) {
    return { kind: "later", ...told, ...(retryAfter !== undefined && { retryAfter }) };
  }
  return { kind: "refused", ...told };
}

/** A page of a hotel, an error of a proxy, a 200 with nonsense: nothing is known of what was asked. */
function failureOfStatus(status: number): CallFailure {
  const isFine = status >= 200 && status < 300;
  const reason = reasonOfStatus[status] ?? (isFine ? "returnError" : "networkProblem");
  const told = { code: status, reason, msg: "" };
  if (status === SIGNED_OUT) return { kind: "signedOut", ...told };
  if (status === TOO_LARGE) return { kind: "tooLarge", ...told };
  return { kind: "network", ...told };
}

/** The failure of a call that got no answer: the network's, or one of our own making. */
export function failureOfError(error: unknown): CallFailure {
  const names: readonly string[] = ["TypeError", "TimeoutError", "AbortError", "NetworkError"];
  const isNetwork = error instanceof Error && names.includes(error.name);
  const reason = isNetwork ? "networkException" : "systemError";
  return { kind: "network", code: NETWORK_EXCEPTION, reason, msg: "" };
}

/** Whether somebody looked among the archived tasks for one that is not there (seed 000 §8). */
export function endsArchiveView({ code, data }: CallFailure): boolean {
  return code === TASK_GONE && (Object(data) as { force?: unknown }).force === 1;
}

/** What is to be done about a failure, where saying it is not all. */
export function reactionTo({ kind, code }: CallFailure): Reaction | undefined {
  if (kind === "signedOut") return "login";
  if (kind === "network") return code === NOT_FOUND ? "wrongAddress" : undefined;
  if (code === NICKNAME_NEEDED) return "askNickname";
  if (code === PHONE_NEEDED) return "askPhone";
  return isGone({ code }) ? "forget" : undefined;
}
