import { entryRulesOf } from "../flow/entry-rules.ts";
import type { FlowItemInput } from "../flow/flow-item-input.ts";
import type { Id } from "../id.ts";
import { FLOW_ITEM_USERS_MAX } from "../limits.ts";
import type { BoardImport, ImportState } from "./board-import.ts";

interface FlowSettings {
  readonly stateIds: ReadonlyMap<string, Id>;
  readonly userIds: ReadonlyMap<string, Id>;
  /** Those that were made, in their order on the board. */
  readonly columnIds: readonly Id[];
}

/** The workflow of a board from elsewhere, as it is saved. */
export function flowOfBoard(
  { columns, states = [] }: Pick<BoardImport, "columns" | "states">,
  { stateIds, userIds, columnIds }: FlowSettings,
): FlowItemInput[] {
  const places = new Map(states.map(({ key }, at) => [key, at]));
  const columnIdOf = ({ columnKey }: ImportState) =>
    columnIds[columns.findIndex(({ key }) => key === columnKey)];
  return states.map((state) => {
    const people = state.memberKeys.flatMap((key) => userIds.get(key) || []);
    const columnId = columnIdOf(state);
    const newId = stateIds.get(state.key);
    return {
      ...(newId !== undefined && { newId }),
      name: state.name,
      status: state.status,
      outcome: state.outcome,
      turns: state.turnKeys.flatMap((key) => places.get(key) ?? []),
      userIdList: [...new Set(people)].slice(0, FLOW_ITEM_USERS_MAX),
      // Without anybody nobody could take a task out of it.
      autoAssign: people.length > 0 ? state.autoAssign : "",
      userLimit: people.length > 0 ? state.userLimit : 0,
      ...entryRulesOf(state),
      ...(columnId !== undefined && { columnId }),
    };
  });
}
