import { constants } from "node:zlib";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { logCalls } from "./call-log.ts";
import { bindAccountCalls } from "./http/account.ts";
import { bindBotCalls } from "./http/bot.ts";
import { bindBuildCalls } from "./http/build.ts";
import { bindCalendarFeedCalls } from "./http/calendar-feed.ts";
import { callerAddress, networkOf } from "./http/caller/caller-address.ts";
import { bindCommandCalls } from "./http/commands.ts";
import { bindHttpInterfaceCalls, bindInterfaceCalls } from "./http/forms/bind-interface-calls.ts";
import { bindDictionaryCalls } from "./http/directory/bind-dictionary-calls.ts";
import { bindMenuCalls } from "./http/directory/bind-menu-calls.ts";
import { bindDirectoryCalls } from "./http/directory/bind-directory-calls.ts";
import { bindDeviceCalls } from "./http/device.ts";
import { bindDialogCalls } from "./http/dialog.ts";
import { bindTranslationCalls } from "./http/translation.ts";
import { serveDocs } from "./http/docs.ts";
import { bindEncryptionCalls } from "./http/encryption/bind-encryption.ts";
import { silenceOf, waitForProgress } from "./http/bodies/progress.ts";
import { keepBodiesAsText } from "./http/bodies/read-body.ts";
import { bindFileCalls } from "./http/files/bind-file-calls.ts";
import { bindLibraryCalls } from "./http/files/bind-library-calls.ts";
import { bindPublicLinks } from "./http/files/bind-public-links.ts";
import { bindFormLinks } from "./http/forms/bind-form-links.ts";
import { bindApprovalCalls } from "./http/forms/bind-approval-calls.ts";
import { bindExamineCalls } from "./http/forms/bind-examine-calls.ts";
import { bindPrintCalls } from "./http/forms/bind-print-calls.ts";
import { bindRecordCalls } from "./http/forms/bind-record-calls.ts";
import { serveContents } from "./http/files/serve-content.ts";
import { servePacks } from "./http/files/serve-pack.ts";
import { handleProblems } from "./http/problems.ts";
import { bindInviteCalls } from "./http/invite.ts";
import { bindFlowCalls } from "./http/flow.ts";
import { bindPlanCalls } from "./http/plan.ts";
import { bindPlanMailCalls } from "./http/plan-mail.ts";
import { bindGuestLinks } from "./http/plans/bind-guest-links.ts";
import { bindPlanInviteCalls } from "./http/plan-invite.ts";
import { bindPushCalls } from "./http/notify/push.ts";
import { keepFilesApart } from "./http/edge/files-origin.ts";
import { sendSecurityHeaders } from "./http/edge/security-headers.ts";
import { refuseUnreadable, unreadableOptions } from "./http/edge/unreadable-requests.ts";
import { bindPasskeyCalls } from "./http/sign-in/passkey.ts";
import { bindSingleSignOn } from "./http/sign-in/single-sign-on.ts";
import { bindTwoFactorCalls } from "./http/sign-in/two-factor.ts";
import { serveStaticFiles } from "./http/static-files.ts";
import { bindStreamCalls } from "./http/stream.ts";
import { bindSyncCalls } from "./http/sync.ts";
import { bindSystemCalls } from "./http/system.ts";
import { bindTaskCalls } from "./http/task.ts";
import { bindUserCalls } from "./http/user.ts";
import type { App, Server } from "./server.ts";
import { endBrokenLine } from "./sync/broken-line.ts";
import { bindIncomingCalls } from "./http/incoming-webhook.ts";
import { bindReportCalls } from "./http/report.ts";
import { bindWebhookCalls } from "./http/webhook.ts";
import { openSockets } from "./sync/socket.ts";

/** Milliseconds in which a body has to come in, however it trickles, and in which a request with bytes of a file has to. */
const BODY_MAX = 300_000;
const REQUEST_MAX = 3_600_000;
/** Milliseconds for which a socket's far end may take its time to say goodbye. */
const GOODBYE_MAX = 2_000;

/** The whole server over its parts, ready to listen. */
export async function buildApp(server: Server): Promise<App> {
  const loggerInstance: FastifyBaseLogger = server.log;
  const silence = silenceOf(server.settings);
  const unreadable = unreadableOptions(server.settings);
  const fastify = Fastify({
    ...unreadable,
    connectionTimeout: silence,
    requestTimeout: REQUEST_MAX,
    http: {
      ...unreadable.http,
      headersTimeout: silence,
      connectionsCheckingInterval: Math.ceil(silence / 3),
    },
    trustProxy: server.settings.trustedProxies,
    loggerInstance,
    // Addresses of sockets hold tokens; what fails is logged where it is handled.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  const app: App = { fastify, server };
  sendSecurityHeaders(app);
  keepFilesApart(app);
  await fastify.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(callerAddress(request)),
  });
  await fastify.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    // Nobody packs what they send, and what is packed small unfolds past every bound of bodies.
    globalDecompression: false,
    // The highest quality, which is the default, takes longer than the line saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // The types of ws do not know the last one yet.
  const sockets = { maxPayload: 64 * 1024, closeTimeout: GOODBYE_MAX };
  await fastify.register(websocket, {
    options: sockets,
    errorHandler: (error, socket) => endBrokenLine(server, error, socket),
  });
  waitForProgress(fastify, { silence, body: BODY_MAX });
  keepBodiesAsText(fastify);
  refuseUnreadable(app);
  handleProblems(app);
  logCalls(app);
  bindSystemCalls(app);
  bindBuildCalls(app);
  bindUserCalls(app);
  bindDirectoryCalls(app);
  bindDictionaryCalls(app);
  bindMenuCalls(app);
  bindInterfaceCalls(app);
  bindHttpInterfaceCalls(app);
  bindAccountCalls(app);
  bindBotCalls(app);
  bindStreamCalls(app);
  bindTwoFactorCalls(app);
  bindPasskeyCalls(app);
  bindSingleSignOn(app);
  bindEncryptionCalls(app);
  bindInviteCalls(app);
  bindDeviceCalls(app);
  bindPushCalls(app);
  bindPlanCalls(app);
  bindFlowCalls(app);
  bindPlanInviteCalls(app);
  bindTaskCalls(app);
  bindCalendarFeedCalls(app);
  bindWebhookCalls(app);
  bindPlanMailCalls(app);
  bindReportCalls(app);
  bindIncomingCalls(app);
  bindDialogCalls(app);
  bindTranslationCalls(app);
  bindFileCalls(app);
  bindLibraryCalls(app);
  bindPublicLinks(app);
  bindFormLinks(app);
  bindGuestLinks(app);
  bindRecordCalls(app);
  bindPrintCalls(app);
  bindApprovalCalls(app);
  bindExamineCalls(app);
  serveContents(app);
  servePacks(app);
  bindCommandCalls(app);
  bindSyncCalls(app);
  await serveDocs(app);
  openSockets(app);
  await serveStaticFiles(app);
  return app;
}
