import { getSetter } from "#contract/calls/task.ts";
import type { Caller } from "./http.ts";

/** Who set a field of a task last, 0 = nobody who is known; undefined where the server could not be asked. */
export async function askSetter(
  call: Caller,
  taskId: number,
  field: string,
): Promise<number | undefined> {
  const result = await call(getSetter, { taskId, field });
  return result.ok ? result.value.userId : undefined;
}
