import { anyone, leaders, writers } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import { addPublicLink } from "#server/files/public-links/own-links.ts";
import { openPublicLink } from "#server/files/public-links/visit.ts";
import type { Row, Scene } from "../roles/role-row.ts";

/** A link of the leader's to the shared folder. */
async function linkIn({ parts, leader, subfolder }: Scene) {
  const made = await addPublicLink(parts, leader.userId, { id: subfolder.id }, parts.now());
  if (!made.ok) throw new Error(made.error.reason);
  return made.value;
}

/** The shared folder as somebody asks for it who came by that link. */
async function ofVisit(scene: Scene) {
  const { code } = await linkIn(scene);
  const opened = await openPublicLink(scene.parts, { code }, "10.0.0.1");
  if (!opened.ok) throw new Error(opened.error.reason);
  return { ticket: opened.value.ticket, id: scene.subfolder.id };
}

/** Who may do what about links to files for people outside. */
export const publicLinkRoles: Record<string, Row> = {
  "publicLink.list": { codes: writers(), body: ({ libraryFile }) => ({ id: libraryFile.id }) },
  "publicLink.add": { codes: writers(), body: ({ libraryFile }) => ({ id: libraryFile.id }) },
  "publicLink.remove": {
    codes: leaders(PARAMETER_ERROR),
    body: async (scene) => ({ id: (await linkIn(scene)).link.id }),
  },
  "publicLink.open": {
    codes: anyone(),
    body: async (scene) => ({ code: (await linkIn(scene)).code }),
  },
  "publicLink.folder": { codes: anyone(), body: ofVisit },
  "publicLink.pack": { codes: anyone(PARAMETER_ERROR), body: ofVisit },
};
