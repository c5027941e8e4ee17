import * as calls from "#contract/calls/forms/form-link.ts";
import * as own from "../../form-links/own-links.ts";
import { fillByFormLink, openFormLink } from "../../form-links/visit.ts";
import type { App } from "../../server.ts";
import { bindCall, bindMemberCall } from "../bind.ts";

export function bindFormLinks(app: App): void {
  bindMemberCall(app, calls.listFormLinks, async ({ formId }, { server, session, now }) =>
    own.listFormLinks(server.database, session.userId, formId, now),
  );

  bindMemberCall(app, calls.addFormLink, async (body, { server, session, now }) =>
    own.addFormLink(server, session.userId, body, now),
  );

  bindMemberCall(app, calls.removeFormLink, async ({ id }, { server, session, now }) =>
    own.removeFormLink(server.database, session.userId, id, now),
  );

  bindCall(app, calls.openFormLink, async ({ code }, { server }) => openFormLink(server, code));

  bindCall(app, calls.fillByFormLink, async (body, { server }) => fillByFormLink(server, body));
}
