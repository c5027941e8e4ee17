import { getSocketStatus } from "#contract/calls/device.ts";
import { giveTicket } from "#contract/calls/sync.ts";
import type { CallFailure, Caller } from "./http.ts";

/** What opens the socket, whose address does not hold the token itself; undefined where it cannot be had now. */
export async function askTicket(
  call: Caller,
  onSignedOut: (failure: CallFailure) => void,
): Promise<string | undefined> {
  const result = await call(giveTicket, {});
  if (result.ok) return result.value.ticket;
  if (result.failure.kind === "signedOut") onSignedOut(result.failure);
  return undefined;
}

/** Whether the server knows of an open socket of this browser; true where it cannot be asked. */
export async function askSocket(call: Caller): Promise<boolean> {
  const status = await call(getSocketStatus, {});
  return !status.ok || status.value.online;
}
