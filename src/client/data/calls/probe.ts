import { getSetting } from "#contract/calls/system.ts";
import type { Caller } from "./http.ts";

/** Whether the server answers, whatever it says (seed 000 §7: system/setting is the probe). */
export async function canReachServer(call: Caller): Promise<boolean> {
  const result = await call(getSetting, {});
  return result.ok || result.failure.kind !== "network";
}
