import { giveTicket } from "#contract/calls/sync.ts";
import type { Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** What opens one socket of somebody's. */
export async function ticketOf(
  server: Pick<TestServer, "call">,
  { token }: Pick<Someone, "token">,
): Promise<string> {
  return (await server.call(giveTicket, {}, token)).data.ticket;
}
