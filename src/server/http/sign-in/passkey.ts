import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  editPasskey,
  passkeyLogin,
  removePasskey,
} from "#contract/calls/sign-in.ts";
import { siteAt } from "../../people/passkeys/check-passkey.ts";
import * as own from "../../people/passkeys/own-passkeys.ts";
import * as logins from "../../people/passkeys/passkey-login.ts";
import type { App } from "../../server.ts";
import { bindCall, bindMemberCall } from "../bind.ts";

export function bindPasskeyCalls(app: App): void {
  bindCall(app, beginPasskeyLogin, async (_body, { server, now, origin }) =>
    logins.beginPasskeyLogin(server, { site: siteAt(origin), now }),
  );

  bindCall(app, passkeyLogin, async (body, { server, origin, ...caller }) => {
    const signedIn = await logins.passkeyLogin(server, body, { ...caller, site: siteAt(origin) });
    if (signedIn.ok) server.hub.wake();
    return signedIn;
  });

  bindMemberCall(app, beginPasskey, async (body, { server, session, now, origin }) =>
    own.beginPasskey(server, session, body.password, { site: siteAt(origin), now }),
  );

  bindMemberCall(app, addPasskey, async (body, { server, session, now, origin }) =>
    own.addPasskey(server, session, body, { site: siteAt(origin), now }),
  );

  bindMemberCall(app, editPasskey, async (body, { server, session }) =>
    own.editPasskey(server.database, session.userId, body),
  );

  bindMemberCall(app, removePasskey, async (body, { server, session, now }) =>
    own.removePasskey(server.database, session.userId, body.id, now),
  );
}
