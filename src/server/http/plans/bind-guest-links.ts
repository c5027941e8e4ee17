import * as calls from "#contract/calls/plans/guest-link.ts";
import * as own from "../../guest-links/own-links.ts";
import { lookAsGuest, openGuestLink, taskAsGuest } from "../../guest-links/visit.ts";
import type { App } from "../../server.ts";
import { bindCall, bindMemberCall } from "../bind.ts";
import { networkOf } from "../caller/caller-address.ts";

export function bindGuestLinks(app: App): void {
  bindMemberCall(app, calls.listGuestLinks, async ({ planId }, { server, session, now }) =>
    own.listGuestLinks(server.database, session.userId, planId, now),
  );

  bindMemberCall(app, calls.addGuestLink, async (body, { server, session, now }) =>
    own.addGuestLink(server, session.userId, body, now),
  );

  bindMemberCall(app, calls.removeGuestLink, async ({ id }, { server, session, now }) =>
    own.removeGuestLink(server.database, session.userId, id, now),
  );

  bindCall(app, calls.openGuestLink, async (body, { server, address }) =>
    openGuestLink(server, body, networkOf(address)),
  );

  bindCall(app, calls.lookAsGuest, async (body, { server }) => lookAsGuest(server, body));

  bindCall(app, calls.taskAsGuest, async (body, { server, origin }) =>
    taskAsGuest(server, body, origin),
  );
}
