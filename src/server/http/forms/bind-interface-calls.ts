import {
  interfaceRowsByIds,
  listInterface,
  previewInterface,
} from "#contract/calls/forms/data-interface.ts";
import {
  getInterfaceRequest,
  listInterfaceHosts,
  saveHttpInterface,
  saveInterfaceHosts,
  tryHttpInterface,
} from "#contract/calls/forms/http-interface.ts";
import { interfaceHosts, replaceHosts } from "../../data-sources/listed-hosts.ts";
import { interfaceRequest, saveHttpSource } from "../../data-sources/save-http-source.ts";
import { tryHttpSource } from "../../data-sources/try-http-source.ts";
import {
  interfacePage,
  interfacePreview,
  interfaceRowsWithIds,
} from "../../queries/interfaces/data-interface.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";
import { refusalText } from "../refusal-text.ts";

/** Rows to choose from, as forms and clients of `/erp-api` ask for them: with the rights of whoever asks. */
export function bindInterfaceCalls(app: App): void {
  bindMemberCall(app, previewInterface, async (body, { server, session, language }) =>
    interfacePreview(server, { userId: session.userId, language }, body),
  );
  bindMemberCall(app, listInterface, async (body, { server, session, language }) =>
    interfacePage(server, { userId: session.userId, language }, body),
  );
  bindMemberCall(app, interfaceRowsByIds, async (body, { server, session, language }) =>
    interfaceRowsWithIds(server, { userId: session.userId, language }, body),
  );
}

/** Where data interfaces ask other servers, for administrators alone. */
export function bindHttpInterfaceCalls(app: App): void {
  bindMemberCall(app, getInterfaceRequest, async ({ id }, { server }) =>
    interfaceRequest(server.database, id),
  );
  bindMemberCall(app, saveHttpInterface, async (body, { server, session }) =>
    saveHttpSource(server, session.userId, body),
  );
  bindMemberCall(app, tryHttpInterface, async (body, { server, language }) =>
    tryHttpSource(server, ({ reason, data }) => refusalText(language, reason, data), body),
  );
  bindMemberCall(app, listInterfaceHosts, async (_body, { server }) =>
    interfaceHosts(server.database),
  );
  bindMemberCall(app, saveInterfaceHosts, async (body, { server, session }) =>
    replaceHosts(server, session.userId, body),
  );
}
