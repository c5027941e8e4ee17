import type { Id } from "../../id.ts";
import type { Flow } from "../flow/flow.ts";
import { type Directory, everyoneOf, isNobody } from "../route/directory.ts";

/** Whether somebody may ask by this flow. */
export function canStart(
  { starters }: Pick<Flow, "starters">,
  userId: Id,
  directory: Directory,
): boolean {
  return isNobody(starters) || everyoneOf(starters, directory).includes(userId);
}
