import { failure, success } from "#base/result.ts";
import * as calls from "#contract/calls/files/public-link.ts";
import * as own from "../../files/public-links/own-links.ts";
import { packOfVisit } from "../../files/public-links/pack-of-visit.ts";
import {
  linkGone,
  linkOfVisit,
  lookIntoFolder,
  openPublicLink,
} from "../../files/public-links/visit.ts";
import type { App } from "../../server.ts";
import { bindCall, bindMemberCall } from "../bind.ts";
import { networkOf } from "../caller/caller-address.ts";
import { serveVisitPacks } from "./serve-visit-pack.ts";
import { VisitPackPlaces } from "./visit-pack-places.ts";

export function bindPublicLinks(app: App): void {
  bindMemberCall(app, calls.listPublicLinks, async ({ id }, { server, session, now }) =>
    own.listPublicLinks(server.database, session.userId, id, now),
  );

  bindMemberCall(app, calls.addPublicLink, async (body, { server, session, now }) =>
    own.addPublicLink(server, session.userId, body, now),
  );

  bindMemberCall(app, calls.removePublicLink, async ({ id }, { server, session, now }) =>
    own.removePublicLink(server.database, session.userId, id, now),
  );

  bindCall(app, calls.openPublicLink, async (body, { server, address }) =>
    openPublicLink(server, body, networkOf(address)),
  );

  bindCall(app, calls.lookIntoPublicFolder, async (body, { server }) =>
    lookIntoFolder(server, body),
  );

  const places = new VisitPackPlaces();
  bindCall(app, calls.sizePublicPack, async ({ ticket, id }, { server, address }) => {
    const linkId = linkOfVisit(server, ticket);
    if (linkId === undefined) return failure(linkGone);
    // Said here, where there are words for it: a download that is refused only fails.
    const place = places.take({ linkId, network: networkOf(address) });
    if (!place.ok) return place;
    try {
      const lent = await packOfVisit(server, linkId, id);
      if (!lent.ok) return lent;
      const { name, files, size, missing } = lent.value.pack;
      return success({ name, files, size, missing });
    } finally {
      place.value();
    }
  });
  serveVisitPacks(app, places);
}
