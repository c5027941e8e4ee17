import { success } from "#base/result.ts";
import {
  claimDeviceNumber,
  getUserInfo,
  listDevices,
  listUserBasics,
  login,
  logout,
  searchUsers,
} from "#contract/calls/user.ts";
import { claimRange } from "../people/sessions.ts";
import { signIn } from "../people/sign-in.ts";
import { signOut } from "../people/sign-out.ts";
import * as queries from "../queries/user.ts";
import type { App } from "../server.ts";
import { bindCall, bindMemberCall } from "./bind.ts";

export function bindUserCalls(app: App): void {
  bindCall(app, login, async (body, { server, ...caller }) => {
    const signedIn = await signIn(server, body, caller);
    if (signedIn.ok) server.hub.wake();
    return signedIn;
  });

  bindMemberCall(app, logout, async (_body, { server, session, now }) => {
    await signOut(server, session, now);
    return success({});
  });

  bindMemberCall(app, getUserInfo, async (_body, { server, session }) =>
    queries.getUserInfo(server.database, session.userId),
  );

  bindMemberCall(app, listUserBasics, async (body, { server, session }) =>
    queries.listUserBasics(server.database, body.userId, session.userId, (userId) =>
      server.hub.isOnline(userId),
    ),
  );

  bindMemberCall(app, searchUsers, async (body, { server, session }) =>
    queries.searchUsers(server.database, session.userId, body),
  );

  bindMemberCall(app, listDevices, async (_body, { server, session }) =>
    queries.listDevices(server.database, session.userId),
  );

  bindMemberCall(app, claimDeviceNumber, async (_body, { server, session }) =>
    success(await claimRange(server, session.userId)),
  );
}
