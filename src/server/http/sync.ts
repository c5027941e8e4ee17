import { success } from "#base/result.ts";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import type { App } from "../server.ts";
import { pull } from "../sync/pull.ts";
import { push } from "../sync/push.ts";
import { readHead } from "../tables/own/space.ts";
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
    const results = await push(server, { actor: session, textOf }, body);
    return success({ results, head: await readHead(server.database), time: server.now() });
  });
  bindMemberCall(app, syncPull, async (body, { server, session, now }) =>
    pull(server.database, session.userId, body, now),
  );
}
