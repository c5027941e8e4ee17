import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { requestOf } from "./request-of.ts";

/** Makes a call of any body over the network; throws where the line breaks. */
export async function speak<Call extends CallDefinition>(
  address: string,
  call: Call,
  body: BodyOf<Call>,
  token = "",
): Promise<{ code: number; reason?: string; data: ReplyOf<Call> }> {
  const { path, headers, payload } = await requestOf(call, body);
  const response = await fetch(`${address}${path}`, {
    method: call.method,
    headers: { ...headers, ...(token && { token }) },
    ...(payload && { body: new Uint8Array(payload) }),
  });
  return (await response.json()) as { code: number; data: ReplyOf<Call> };
}
