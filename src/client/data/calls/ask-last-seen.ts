import { listUserBasics } from "#contract/calls/user.ts";
import type { Caller } from "./http.ts";

/** When somebody had a line last, epoch ms; 0 = not known, or not told. */
export async function askLastSeen(call: Caller, userId: number): Promise<number> {
  const answer = await call(listUserBasics, { userId: [userId] });
  return answer.ok ? (answer.value[0]?.lineTime ?? 0) : 0;
}
