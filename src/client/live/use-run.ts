import { useCallback } from "react";
import type { RunResult } from "#client/data/commands/run-command.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import { answered } from "./calls/answered.ts";
import { useData } from "./data-context.ts";

/** The rules come after the first paint, which needs none of them. */
export const loadRules = () => import("#client/data/commands/run-once-known.ts");

export type Run = <Name extends CommandName>(
  name: Name,
  args: ArgumentsOf<Name>,
) => Promise<RunResult<ReplyTo<Name>>>;

/**
 * The only way in which screens change shared rows. A refusal is told to the person and answered: as everywhere, or as
 * `tellRefusal` does it.
 */
export function useRun(tellRefusal?: (refusal: Refusal) => void): Run {
  const { database, now, onRefused } = useData();
  const tell = tellRefusal ?? onRefused;
  return useCallback(
    async (name, args) => {
      const result = await answered(async () => {
        const { runOnceKnown } = await loadRules();
        return runOnceKnown(database, name, args, now());
      });
      if (result.ok) void persistStorage();
      else tell(result.refusal);
      return result;
    },
    [database, now, tell],
  );
}
