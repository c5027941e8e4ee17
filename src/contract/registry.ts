import type { CallDefinition } from "./call.ts";
import * as accountCalls from "./calls/account.ts";
import * as administrationCalls from "./calls/administration.ts";
import * as approvalCalls from "./calls/approval.ts";
import * as leaveCalls from "./calls/leave.ts";
import * as automationCalls from "./calls/programs/automation.ts";
import * as botCalls from "./calls/programs/bot.ts";
import * as botApiCalls from "./calls/programs/bot-api.ts";
import * as calendarFeedCalls from "./calls/programs/calendar-feed.ts";
import * as deviceCalls from "./calls/device.ts";
import * as dialogCalls from "./calls/dialog.ts";
import * as translationCalls from "./calls/programs/translation.ts";
import * as dataInterfaceCalls from "./calls/forms/data-interface.ts";
import * as httpInterfaceCalls from "./calls/forms/http-interface.ts";
import * as dictionaryCalls from "./calls/dictionary.ts";
import * as directoryPeopleCalls from "./calls/directory-people.ts";
import * as directoryUnitCalls from "./calls/directory-units.ts";
import * as encryptionCalls from "./calls/encryption.ts";
import * as examineCalls from "./calls/examine.ts";
import * as fileCalls from "./calls/file.ts";
import * as flowCalls from "./calls/flow.ts";
import * as incomingWebhookCalls from "./calls/trust/incoming-webhook.ts";
import * as keptMessageCalls from "./calls/trust/kept-messages.ts";
import * as libraryCalls from "./calls/library.ts";
import * as formLinkCalls from "./calls/forms/form-link.ts";
import * as guestLinkCalls from "./calls/plans/guest-link.ts";
import * as publicLinkCalls from "./calls/files/public-link.ts";
import * as messageSearchCalls from "./calls/message-search.ts";
import * as notifyCalls from "./calls/notify.ts";
import * as oaExamineCalls from "./calls/oa-examine.ts";
import * as planCalls from "./calls/plan.ts";
import * as planInviteCalls from "./calls/plan-invite.ts";
import * as printCalls from "./calls/print.ts";
import * as recordImportCalls from "./calls/record-import.ts";
import * as reportCalls from "./calls/trust/report.ts";
import * as recordCalls from "./calls/record.ts";
import * as sampleCalls from "./calls/sample.ts";
import * as signInCalls from "./calls/sign-in.ts";
import * as streamCalls from "./calls/stream.ts";
import * as syncCalls from "./calls/sync.ts";
import * as systemCalls from "./calls/system.ts";
import * as taskImportCalls from "./calls/task-import.ts";
import * as taskCalls from "./calls/task.ts";
import * as tilesCalls from "./calls/files/tiles.ts";
import * as userMenuCalls from "./calls/forms/user-menu.ts";
import * as userCalls from "./calls/user.ts";
import * as planMailCalls from "./calls/programs/plan-mail.ts";
import * as webhookCalls from "./calls/programs/webhook.ts";
import { commandCalls } from "./command-calls.ts";

function isCall(value: unknown): value is CallDefinition {
  return typeof value === "object" && value !== null && "path" in value && "reply" in value;
}

/** Calls that run no command. */
const otherCalls = [
  systemCalls,
  sampleCalls,
  userCalls,
  directoryUnitCalls,
  dataInterfaceCalls,
  httpInterfaceCalls,
  dictionaryCalls,
  userMenuCalls,
  directoryPeopleCalls,
  accountCalls,
  botCalls,
  botApiCalls,
  deviceCalls,
  planCalls,
  planInviteCalls,
  flowCalls,
  taskImportCalls,
  taskCalls,
  calendarFeedCalls,
  automationCalls,
  webhookCalls,
  planMailCalls,
  dialogCalls,
  translationCalls,
  fileCalls,
  tilesCalls,
  libraryCalls,
  publicLinkCalls,
  guestLinkCalls,
  formLinkCalls,
  printCalls,
  recordCalls,
  recordImportCalls,
  approvalCalls,
  leaveCalls,
  examineCalls,
  oaExamineCalls,
  messageSearchCalls,
  administrationCalls,
  reportCalls,
  keptMessageCalls,
  incomingWebhookCalls,
  notifyCalls,
  signInCalls,
  encryptionCalls,
  streamCalls,
  syncCalls,
].flatMap((module) => Object.values(module).filter(isCall));

/** Every call there is. */
export const calls: readonly CallDefinition[] = [...otherCalls, ...commandCalls.values()];
