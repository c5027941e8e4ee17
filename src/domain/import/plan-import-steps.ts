import type { ArgumentsOf } from "../commands.ts";
import type { Id } from "../id.ts";
import type { BoardImport } from "./board-import.ts";
import { flowOfBoard } from "./flow-of-board.ts";
import { type PartStep, partSteps } from "./plan-file/part-steps.ts";
import type { ImportSettings } from "./import-chunk.ts";
import { idsNeeded, planImportChunks } from "./plan-import-chunks.ts";

/** Something that makes a plan of a board, one after the other. */
export type ImportStep =
  | { readonly name: "plan.import"; readonly args: ArgumentsOf<"plan.import"> }
  | { readonly name: "flow.save"; readonly args: ArgumentsOf<"flow.save"> }
  | PartStep;

/** All that makes a plan of a board, in its order: columns, the workflow, tasks, what comes behind them, and what else a plan has. */
export function planImportSteps(
  board: BoardImport,
  settings: Omit<ImportSettings, "stateIds">,
): readonly ImportStep[] {
  const { planId, userIds, nextId } = settings;
  const { states = [], members, fields = [], parts = {} } = board;
  const stateIds = new Map<string, Id>(states.map(({ key }) => [key, nextId()]));
  const chunks = planImportChunks(board, { ...settings, stateIds });
  const [first, ...others] = chunks.map((args) => ({ name: "plan.import" as const, args }));
  if (!first) return [];
  const columnIds = first.args.columns.map(({ id }) => id);
  const flows = flowOfBoard(board, { stateIds, userIds, columnIds });
  const things = {
    columnIds,
    tagIds: (first.args.tags ?? []).map(({ id }) => id),
    fieldIds: (first.args.fields ?? []).map(({ id = 0 }) => id),
    stateIds: [...stateIds.values()],
    personIds: members.map(({ key }) => userIds.get(key) ?? 0),
    fields,
  };
  return [
    first,
    ...(flows.length > 0 ? [{ name: "flow.save" as const, args: { planId, flows } }] : []),
    ...others,
    ...partSteps(parts, planId, things).steps,
  ];
}

/** As many ids as these take. */
export function idsOfSteps(board: BoardImport): number {
  return idsNeeded(board) + (board.states?.length ?? 0);
}
