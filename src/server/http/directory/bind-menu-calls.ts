import { success } from "#base/result.ts";
import {
  getCurrentUser,
  listCommonFunctions,
  queryUserMenu,
} from "#contract/calls/forms/user-menu.ts";
import { currentUser } from "../../queries/directory/current-user.ts";
import { commonFunctionsOf, menuAskedFor } from "../../queries/directory/user-menu.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

/** What somebody finds in the menu and may do with forms, as other clients ask for it. */
export function bindMenuCalls(app: App): void {
  bindMemberCall(app, queryUserMenu, async (body, { server, session }) =>
    menuAskedFor(server.database, session, body),
  );
  bindMemberCall(app, listCommonFunctions, async (_body, { server, session }) =>
    success(await commonFunctionsOf(server.database, session.userId)),
  );
  bindMemberCall(app, getCurrentUser, async (_body, { server, session, language }) =>
    success(await currentUser(server.database, { userId: session.userId, language })),
  );
}
