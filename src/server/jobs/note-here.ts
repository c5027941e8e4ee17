import type { Server } from "../server.ts";
import { noteLastSeen } from "../tables/own/last-seen.ts";

type Parts = Pick<Server, "database" | "hub" | "log" | "now">;

/** A server that is killed takes with it what it would have said as people went: so exactly is known when they were there, ms. */
const NOTED_WITHIN = 300_000;

/** Notes who is at this server's sockets. */
export async function noteHere({ hub, ...parts }: Parts): Promise<void> {
  await noteLastSeen(parts, hub.presence.here(), NOTED_WITHIN);
}
