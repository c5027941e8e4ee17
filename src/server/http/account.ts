import { success } from "#base/result.ts";
import {
  addPasswordLink,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  forgetPassword,
  getAccount,
  getPasswordLink,
  resetPassword,
  setEmail,
} from "#contract/calls/account.ts";
import * as emails from "../people/account/change-email.ts";
import * as leaving from "../people/account/delete-account.ts";
import { sendPasswordLetter } from "../people/account/forget-password.ts";
import * as passwords from "../people/account/set-password.ts";
import { accountInfo } from "../queries/account.ts";
import type { App } from "../server.ts";
import { bindCall, bindMemberCall } from "./bind.ts";

/** The own account: password, address, and leaving for good. */
export function bindAccountCalls(app: App): void {
  bindMemberCall(app, getAccount, async (_body, { server, session, now }) =>
    accountInfo(server, session.userId, now),
  );

  bindMemberCall(app, changePassword, async (body, { server, session, now }) =>
    passwords.changePassword(server, session, body, now),
  );

  bindCall(app, forgetPassword, async ({ email }, { server, language, now }) => {
    // Not waited for: how long it takes would tell whether there is such an account.
    sendPasswordLetter(server, { email, language }, now).catch((error: unknown) =>
      server.log.error({ err: error }, "A letter could not be sent"),
    );
    return success({});
  });

  bindMemberCall(app, addPasswordLink, async ({ userId }, { server, session, now }) =>
    passwords.addPasswordLink(server, session.userId, userId, now),
  );

  bindCall(app, getPasswordLink, async ({ code }, { server, now }) =>
    passwords.passwordLinkInfo(server.database, code, now),
  );

  bindCall(app, resetPassword, async (body, { server, now }) =>
    passwords.resetPassword(server, body, now),
  );

  bindMemberCall(app, changeEmail, async (body, { server, session, language, now }) =>
    emails.changeEmail(server, session, body, { language, now }),
  );

  bindCall(app, confirmEmail, async ({ code }, { server, language, now }) =>
    emails.confirmEmail(server, code, { language, now }),
  );

  bindMemberCall(app, setEmail, async (body, { server, session, language, now }) =>
    emails.setEmail(server, session.userId, body, { language, now }),
  );

  bindMemberCall(app, deleteAccount, async (body, { server, session, now }) =>
    leaving.deleteAccount(server, session, body, now),
  );
}
