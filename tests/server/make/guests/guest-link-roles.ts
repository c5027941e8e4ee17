import { anyone, leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "#domain/refusal.ts";
import { addGuestLink } from "#server/guest-links/own-links.ts";
import { lookAsGuest, openGuestLink } from "#server/guest-links/visit.ts";
import { removeGuestLinksTo } from "#server/tables/own/outward/guest-link.ts";
import type { Row, Scene } from "../roles/role-row.ts";

const DAY = 24 * 3_600_000;

/** A link of the leader's to the plan, where there is room for another one. */
async function linkIn({ parts, leader, plan }: Scene) {
  await removeGuestLinksTo(parts.database, plan.id);
  const body = { planId: plan.id, name: "For the client", expireTime: parts.now() + DAY };
  const made = await addGuestLink(parts, leader.userId, body, parts.now());
  if (!made.ok) throw new Error(made.error.reason);
  return made.value;
}

/** What shows that somebody came by one. */
async function ticketIn(scene: Scene) {
  const { code } = await linkIn(scene);
  const opened = await openGuestLink(scene.parts, { code }, "10.0.0.1");
  if (!opened.ok) throw new Error(opened.error.reason);
  return opened.value.ticket;
}

/** Who may do what about links by which guests look at a plan. */
export const guestLinkRoles: Record<string, Row> = {
  "guestLink.list": { codes: leaders(PLAN_GONE), body: ({ plan }) => ({ planId: plan.id }) },
  "guestLink.add": {
    codes: leaders(PLAN_GONE),
    async body({ plan, parts }) {
      await removeGuestLinksTo(parts.database, plan.id);
      return { planId: plan.id, name: "For the client", expireTime: parts.now() + DAY };
    },
  },
  "guestLink.remove": {
    codes: leaders(PARAMETER_ERROR),
    body: async (scene) => ({ id: (await linkIn(scene)).link.id }),
  },
  "guestLink.open": {
    codes: anyone(),
    body: async (scene) => ({ code: (await linkIn(scene)).code }),
  },
  "guestLink.look": {
    codes: anyone(),
    body: async (scene) => ({ ticket: await ticketIn(scene) }),
  },
  "guestLink.task": {
    codes: anyone(),
    async body(scene) {
      const ticket = await ticketIn(scene);
      const looked = await lookAsGuest(scene.parts, { ticket });
      const key = looked.ok ? /"key":"([^"]+)"/.exec(looked.value.text)?.[1] : undefined;
      return { ticket, key };
    },
  },
};
