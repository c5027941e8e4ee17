import { success } from "#base/result.ts";
import * as calls from "#contract/calls/library.ts";
import { packLink } from "../../files/packs/pack-link.ts";
import { reachOfMember } from "../../files/packs/pack-reach.ts";
import { packOf } from "../../files/packs/pack-of.ts";
import { listLibrary, oneOfLibrary, searchContents } from "../../queries/library.ts";
import type { App } from "../../server.ts";
import { itemsNamed } from "../../tables/files/library.ts";
import { bindMemberCall } from "../bind.ts";

export function bindLibraryCalls(app: App): void {
  bindMemberCall(app, calls.listLibrary, async (body, { server, session }) =>
    listLibrary(server.database, session.userId, body),
  );

  bindMemberCall(app, calls.searchLibrary, async ({ key }, { server, session }) =>
    success(await itemsNamed(server.database, session.userId, key)),
  );

  bindMemberCall(app, calls.searchContents, async ({ key }, { server, session }) =>
    success(await searchContents(server.database, session.userId, key)),
  );

  bindMemberCall(app, calls.packLibrary, async ({ id }, { server, session }) => {
    const reach = reachOfMember(server.database, session.userId);
    const pack = await packOf(server.database, reach, id);
    if (!pack.ok) return pack;
    const { name, files, size, missing } = pack.value;
    return success({ url: packLink(server, id, session.tokenHash), name, files, size, missing });
  });

  bindMemberCall(app, calls.oneOfLibrary, async ({ id }, { server, session }) =>
    oneOfLibrary(server.database, session.userId, id),
  );
}
