import type { BodyOf } from "#contract/call.ts";
import * as calls from "#contract/calls/plans/guest-link.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import { addPeople, done } from "../world.ts";

export const DAY = 24 * 3_600_000;
/** What is said of a link that never was, whatever became of this one. */
export const GONE = { code: 404, reason: "guestLink.gone" };

/** A plan of new people, links for its guests, and what comes of coming by one without being signed in. */
export async function planWithGuests(server: TestServer) {
  const people = await addPeople(server);
  const { leader, member } = people;
  const added = { name: "Tower C", columns: ["To do", "Done"] };
  const { id: planId } = await done(server, leader, callOf("plan.add"), added);
  await done(server, leader, callOf("plan.invite"), { planId, userId: [member.userId] });
  const look = async (ticket: string, seen?: string) =>
    server.call(calls.lookAsGuest, { ticket, ...(seen && { seen }) }, "", fromSomewhere());
  const come = async (code: string, password?: string, address?: string) => {
    const body = { code, ...(password !== undefined && { password }) };
    return server.call(calls.openGuestLink, body, "", fromSomewhere(address));
  };
  const boardOf = async (ticket: string) => {
    const { board } = (await look(ticket)).data;
    if (!board) throw new Error("There is no board");
    return board;
  };
  return {
    ...people,
    planId,
    come,
    look,
    boardOf,
    async link(more: Partial<BodyOf<typeof calls.addGuestLink>> = {}, someone: Someone = leader) {
      const body = { planId, name: "For the client", expireTime: server.clock.now + 30 * DAY };
      return done(server, someone, calls.addGuestLink, { ...body, ...more });
    },
    async ticketOf(code: string) {
      return (await come(code)).data.ticket;
    },
    async read(ticket: string, key: string) {
      return server.call(calls.taskAsGuest, { ticket, key }, "", fromSomewhere());
    },
    async cardsOf(ticket: string) {
      return (await boardOf(ticket)).columns.flatMap(({ cards }) => cards);
    },
    async list() {
      return done(server, leader, calls.listGuestLinks, { planId });
    },
  };
}

let asked = 0;

/** Each call comes from an address of its own, where no other is named: how many there may be is another question. */
export function fromSomewhere(address?: string) {
  asked += 1;
  return { "x-forwarded-for": address ?? `10.7.${asked >> 8}.${asked & 255}` };
}
