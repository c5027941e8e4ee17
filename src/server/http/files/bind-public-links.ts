import * as calls from "#contract/calls/files/public-link.ts";
import * as own from "../../files/public-links/own-links.ts";
import { lookIntoFolder, openPublicLink } from "../../files/public-links/visit.ts";
import type { App } from "../../server.ts";
import { bindCall, bindMemberCall } from "../bind.ts";
import { networkOf } from "../caller/caller-address.ts";

export function bindPublicLinks(app: App): void {
  bindMemberCall(app, calls.listPublicLinks, async ({ id }, { server, session, now }) =>
    own.listPublicLinks(server.database, session.userId, id, now),
  );

  bindMemberCall(app, calls.addPublicLink, async (body, { server, session, now }) =>
    own.addPublicLink(server, session.userId, body, now),
  );

  bindMemberCall(app, calls.removePublicLink, async ({ id }, { server, session, now }) =>
    own.removePublicLink(server.database, session.userId, id, now),
  );

  bindCall(app, calls.openPublicLink, async (body, { server, address }) =>
    openPublicLink(server, body, networkOf(address)),
  );

  bindCall(app, calls.lookIntoPublicFolder, async (body, { server }) =>
    lookIntoFolder(server, body),
  );
}
