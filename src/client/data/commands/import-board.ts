import type { BoardImport } from "#domain/import/board-import.ts";
import type { ImportSettings } from "#domain/import/import-chunk.ts";
import { importedPlanName } from "#domain/import/plan-import-chunks.ts";
import { idsOfSteps, planImportSteps } from "#domain/import/plan-import-steps.ts";
import type { Refusal } from "#domain/refusal.ts";
import { runCommand } from "./run-command.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { reserveIds } from "./minting.ts";

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export type ImportOutcome =
  | { readonly kind: "imported"; readonly planId: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly refusal: Refusal };

interface ImportJob extends Pick<ImportSettings, "userIds" | "toHtml" | "peopleLine"> {
  readonly board: BoardImport;
  /** What came and what did not, in markdown: the first words of the plan's chat. */
  readonly report: string;
  readonly now: () => number;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly signal: AbortSignal;
}

/** Makes a plan of a read board, step by step; cancelled or refused, the plan goes again as one. */
export async function importBoard(database: LocalDatabase, job: ImportJob): Promise<ImportOutcome> {
  const { board, now, signal } = job;
  const made = await runCommand(
    database,
    "plan.add",
    { name: importedPlanName(board), desc: board.desc },
    now(),
  );
  if (!made.ok) return { kind: "refused", refusal: made.refusal };
  const { id: planId, dialogId } = made.reply;
  const giveUp = async (outcome: ImportOutcome): Promise<ImportOutcome> => {
    await runCommand(database, "plan.remove", { planId }, now());
    return outcome;
  };

  const nextId = await reserveIds(database, idsOfSteps(board));
  const members = [...new Set(job.userIds.values())].filter((userId) => userId > 0);
  const brought = planImportSteps(board, { ...job, planId, nextId });
  const isRights = ({ name }: (typeof brought)[number]) => name === "plan.setRights";
  const steps = [
    // Nobody is in the plan for a moment with more rights than it has.
    ...brought.filter(isRights),
    ...(members.length > 0
      ? [{ name: "plan.invite" as const, args: { planId, userId: members } }]
      : []),
    ...brought.filter((step) => !isRights(step)),
  ];
  for (const [index, { name, args }] of steps.entries()) {
    if (signal.aborted) return giveUp({ kind: "cancelled" });
    const result = await runCommand(database, name, args, now());
    if (!result.ok) return giveUp({ kind: "refused", refusal: result.refusal });
    job.onProgress({ done: index + 1, total: steps.length });
  }
  const report = { dialogId, text: job.report, textType: "md" as const };
  const told = await runCommand(database, "message.sendText", report, now());
  if (!told.ok) return giveUp({ kind: "refused", refusal: told.refusal });
  return { kind: "imported", planId };
}
