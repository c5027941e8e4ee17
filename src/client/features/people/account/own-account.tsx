import { type ReactNode, useEffect, useState } from "react";
import type { ReplyOf } from "#contract/call.ts";
import { getAccount } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

type Account = ReplyOf<typeof getAccount>;

interface OwnAccountProps {
  readonly children: (account: Account, reload: () => void) => ReactNode;
}

/** Asks the server how the account stands; without a network it says so and offers another try. */
export function OwnAccount({ children }: OwnAccountProps) {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const [account, setAccount] = useState<Account>();
  const [problem, setProblem] = useState("");
  const [attempt, setAttempt] = useState(1);
  const reload = () => setAttempt((before) => before + 1);

  useEffect(() => {
    let left = false;
    void quietCall(getAccount, {}).then((result) => {
      if (left) return;
      if (result.ok) setAccount(result.value);
      setProblem(result.ok ? "" : failureText(result.failure));
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, attempt]);

  if (account) return children(account, reload);
  if (!problem) return <SkeletonList rows={3} />;
  return <TryAgainAlert problem={problem} onTryAgain={reload} />;
}
