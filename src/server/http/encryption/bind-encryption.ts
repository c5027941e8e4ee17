import { success } from "#base/result.ts";
import { getServerKey } from "#contract/calls/encryption.ts";
import type { App } from "../../server.ts";
import { bindCall } from "../bind.ts";
import { currentServerKey } from "../../encryption/server-keys.ts";

export function bindEncryptionCalls(app: App): void {
  bindCall(app, getServerKey, async (_body, { server }) => {
    const { id, key } = await currentServerKey(server);
    return success({ type: "pgp" as const, id, key });
  });
}
