import { success } from "#base/result.ts";
import { giveTicket, listWindow, syncPull, syncPush } from "#contract/calls/sync.ts";
import type { App } from "../server.ts";
import { markOf } from "../sync/mark.ts";
import { isStale } from "../sync/new-epoch.ts";
import { pull } from "../sync/pull.ts";
import { push } from "../sync/push.ts";
import { giveSocketTicket } from "../sync/socket-ticket.ts";
import { readHead, readSpaceAt } from "../tables/own/space.ts";
import { readWindow } from "../queries/window.ts";
import { bindMemberCall } from "./bind.ts";
import { refusalText } from "./refusal-text.ts";

export function bindSyncCalls(app: App): void {
  bindMemberCall(app, syncPush, async (body, { server, session, language }) => {
    const textOf = ({
      reason,
      data,
    }: {
      reason: string;
      data?: Readonly<Record<string, unknown>>;
    }) => refusalText(language, reason, data);
    if (await isStale(server.database, body)) {
      const results = body.entries.map(({ n }) => ({ n, state: "later" as const }));
      const head = await readHead(server.database);
      return success({ results, head, stale: true as const, time: server.now() });
    }
    const { clientId, entries } = body;
    const pusher = { actor: session, contact: session.contact, clientId, textOf };
    const results = await push(server, pusher, entries);
    const { space, until } = await readSpaceAt(server.database, {});
    return success({
      results,
      head: space.head,
      mark: markOf(space, until),
      epoch: space.epoch,
      time: server.now(),
    });
  });
  bindMemberCall(app, giveTicket, async (_body, { server, session }) =>
    giveSocketTicket(server, session),
  );
  bindMemberCall(app, listWindow, async (body, { server, session }) =>
    server.database.transaction(async (tx) => readWindow(tx, session.userId, body), "snapshot"),
  );
  bindMemberCall(app, syncPull, async (body, { server, session, now }) =>
    pull(server, session.userId, body, now),
  );
}
