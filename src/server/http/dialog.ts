import {
  countUnread,
  getDialog,
  listDialogs,
  listDialogsBeyond,
  listLatestMessages,
  listMessages,
  listReaders,
  listTodos,
  listTops,
} from "#contract/calls/dialog.ts";
import { findMessageAt, searchMessages } from "#contract/calls/message-search.ts";
import * as queries from "../queries/dialog.ts";
import { findAt, findMessages } from "../queries/message-search.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

export function bindDialogCalls(app: App): void {
  bindMemberCall(app, listDialogs, async (body, { server, session }) =>
    queries.listDialogs(server.database, session.userId, body),
  );

  bindMemberCall(app, listDialogsBeyond, async (body, { server, session, now }) =>
    queries.listBeyond(server.database, session.userId, body, now),
  );

  bindMemberCall(app, getDialog, async (body, { server, session }) =>
    queries.getDialog(server.database, session.userId, body.dialogId),
  );

  bindMemberCall(app, countUnread, async (body, { server, session }) =>
    queries.countUnread(server.database, session.userId, body.dialogId),
  );

  bindMemberCall(app, listTodos, async (body, { server, session }) =>
    queries.listTodos(server.database, session.userId, body.dialogId),
  );

  bindMemberCall(app, listTops, async (body, { server, session }) =>
    queries.listTops(server.database, session.userId, body.dialogId),
  );

  bindMemberCall(app, listMessages, async (body, { server, session, now }) =>
    server.database.transaction(
      async (tx) => queries.listMessages(tx, session.userId, body, now),
      "snapshot",
    ),
  );

  bindMemberCall(app, listLatestMessages, async (body, { server, session, now }) =>
    queries.listLatestMessages(server.database, session.userId, body, now),
  );

  bindMemberCall(app, listReaders, async ({ msgId }, { server, session, now }) =>
    server.database.transaction(
      async (tx) => queries.listReaders(tx, session.userId, msgId, now),
      "snapshot",
    ),
  );

  bindMemberCall(app, searchMessages, async (body, { server, session }) =>
    findMessages(server.database, session.userId, body),
  );

  bindMemberCall(app, findMessageAt, async (body, { server, session }) =>
    findAt(server.database, session.userId, body),
  );
}
