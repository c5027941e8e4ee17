import {
  interfaceRowsByIds,
  listInterface,
  previewInterface,
} from "#contract/calls/forms/data-interface.ts";
import {
  interfacePage,
  interfacePreview,
  interfaceRowsWithIds,
} from "../../queries/interfaces/data-interface.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

/** Rows to choose from, as forms and clients of `/erp-api` ask for them: with the rights of whoever asks. */
export function bindInterfaceCalls(app: App): void {
  bindMemberCall(app, previewInterface, async (body, { server, session, language }) =>
    interfacePreview(server.database, { userId: session.userId, language }, body),
  );
  bindMemberCall(app, listInterface, async (body, { server, session, language }) =>
    interfacePage(server.database, { userId: session.userId, language }, body),
  );
  bindMemberCall(app, interfaceRowsByIds, async (body, { server, session, language }) =>
    interfaceRowsWithIds(server.database, { userId: session.userId, language }, body),
  );
}
