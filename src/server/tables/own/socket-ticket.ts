import type { Db } from "../sql/db.ts";

/** A ticket for one socket; only its hash is kept, as of the token that it stands for. */
export interface SocketTicket {
  ticketHash: string;
  tokenHash: string;
  expireTime: number;
}

/** Keeps it, and drops what is too old; false = the session has ended meanwhile. */
export async function addSocketTicket(db: Db, ticket: SocketTicket, now: number): Promise<boolean> {
  await db.run("delete from socket_tickets where expire_time <= $1", [now]);
  // Whoever is just being signed out is waited for.
  const added = await db.run(
    `insert into socket_tickets (ticket_hash, token_hash, expire_time)
     select $1, token_hash, $3 from sessions where token_hash = $2 for key share
     returning ticket_hash`,
    [ticket.ticketHash, ticket.tokenHash, ticket.expireTime],
  );
  return added.length > 0;
}

/** Uses it up: of two that come with the same ticket one gets in. Hash of the token it stands for. */
export async function takeSocketTicket(
  db: Db,
  ticketHash: string,
  now: number,
): Promise<string | undefined> {
  const [ticket] = await db.run<{ tokenHash: string }>(
    `delete from socket_tickets where ticket_hash = $1 and expire_time > $2
     returning token_hash as "tokenHash"`,
    [ticketHash, now],
  );
  return ticket?.tokenHash;
}
