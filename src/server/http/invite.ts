import {
  acceptInvite,
  addInvite,
  getInvite,
  listInvites,
  removeInvite,
} from "#contract/calls/user.ts";
import * as invites from "../people/invites.ts";
import type { App } from "../server.ts";
import { bindCall, bindMemberCall } from "./bind.ts";

export function bindInviteCalls(app: App): void {
  bindMemberCall(app, addInvite, async (body, { server, session, now }) =>
    invites.addInvite(server, session.userId, body, now),
  );

  bindMemberCall(app, listInvites, async (_body, { server }) =>
    invites.listInvites(server.database),
  );

  bindMemberCall(app, removeInvite, async (body, { server, session, now }) =>
    invites.removeInvite(server.database, session.userId, body.id, now),
  );

  bindCall(app, getInvite, async (body, { server, now }) =>
    invites.inviteInfo(server.database, body.code, now),
  );

  bindCall(app, acceptInvite, async (body, { server, ...caller }) => {
    const accepted = await invites.acceptInvite(server, body, caller);
    if (accepted.ok) server.hub.wake();
    return accepted;
  });
}
