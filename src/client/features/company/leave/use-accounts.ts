import { useCallback, useEffect, useState } from "react";
import type { ReplyOf } from "#contract/call.ts";
import { getLeaveAccounts } from "#contract/calls/leave.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";

type Accounts = ReplyOf<typeof getLeaveAccounts>["accounts"];

/** Asks the server what leave somebody has; again whenever another kind is counted. */
export function useAccounts(userId: number | undefined, year: number, kinds: readonly LeaveKind[]) {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const isOffline = useLine() === "down";
  const [rounds, setRounds] = useState(0);
  const [heard, setHeard] = useState<{ name: string; accounts?: Accounts; problem?: string }>();
  const name = `${userId}/${year}`;
  useEffect(() => {
    if (isOffline || userId === undefined) return undefined;
    let left = false;
    void quietCall(getLeaveAccounts, { userId, year }).then((result) => {
      if (left) return;
      setHeard(
        result.ok
          ? { name, accounts: result.value.accounts }
          : { name, problem: failureText(result.failure) },
      );
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, userId, year, name, isOffline, rounds, kinds]);
  const tell = useCallback(
    async (allowance: ArgumentsOf<"leave.setAllowance">) => {
      const result = await quietCall(callOf("leave.setAllowance"), allowance);
      if (result.ok) setRounds((count) => count + 1);
      else setHeard((before) => ({ name, ...before, problem: failureText(result.failure) }));
    },
    [quietCall, failureText, name],
  );
  const own = heard?.name === name ? heard : undefined;
  return { accounts: own?.accounts, problem: own?.problem ?? "", isOffline, tell };
}
