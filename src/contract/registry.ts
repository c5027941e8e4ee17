import type { CallDefinition } from "./call.ts";
import * as accountCalls from "./calls/account.ts";
import * as administrationCalls from "./calls/administration.ts";
import * as deviceCalls from "./calls/device.ts";
import * as dialogCalls from "./calls/dialog.ts";
import * as encryptionCalls from "./calls/encryption.ts";
import * as messageSearchCalls from "./calls/message-search.ts";
import * as notifyCalls from "./calls/notify.ts";
import * as organisationCalls from "./calls/organisation.ts";
import * as planCalls from "./calls/plan.ts";
import * as planInviteCalls from "./calls/plan-invite.ts";
import * as signInCalls from "./calls/sign-in.ts";
import * as syncCalls from "./calls/sync.ts";
import * as systemCalls from "./calls/system.ts";
import * as taskCalls from "./calls/task.ts";
import * as userCalls from "./calls/user.ts";

function isCall(value: unknown): value is CallDefinition {
  return typeof value === "object" && value !== null && "path" in value && "reply" in value;
}

/** Every call there is. */
export const calls: readonly CallDefinition[] = [
  systemCalls,
  userCalls,
  accountCalls,
  deviceCalls,
  planCalls,
  planInviteCalls,
  taskCalls,
  dialogCalls,
  messageSearchCalls,
  administrationCalls,
  organisationCalls,
  notifyCalls,
  signInCalls,
  encryptionCalls,
  syncCalls,
].flatMap((module) => Object.values(module).filter(isCall));

/** Calls that run a command, by the name under which they travel in `sync/push`. */
export const commandCalls: ReadonlyMap<string, CallDefinition> = new Map(
  calls.filter((call) => call.command).map((call) => [call.name, call]),
);
