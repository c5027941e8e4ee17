import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { listGuarded, resetTwoFactor } from "#contract/calls/sign-in.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** Somebody whose account is guarded by more than a password. */
export type GuardedPerson = ReplyOf<typeof listGuarded>[number];

/** Who is guarded, and taking it off somebody who lost it; undefined until known. */
export function useGuarded() {
  const { t } = useTranslation("security");
  const { call, quietCall } = useData();
  const failureText = useFailureText();
  const tellFailure = useTellFailure();
  const [people, setPeople] = useState<readonly GuardedPerson[]>();
  const [problem, setProblem] = useState("");
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    let left = false;
    void quietCall(listGuarded, {}).then((result) => {
      if (left) return;
      if (result.ok) setPeople(result.value);
      setProblem(result.ok ? "" : failureText(result.failure));
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, changes]);

  const ask = async (userId: number, name: string) => {
    const sure = await confirm({
      title: t("colleagues.resetTitle", { name }),
      message: t("colleagues.resetMessage", { name }),
      confirmLabel: t("colleagues.reset"),
      danger: true,
    });
    if (!sure) return;
    const result = await call(resetTwoFactor, { userId });
    if (result.ok) showToast({ message: t("colleagues.resetDone", { name }), tone: "success" });
    else tellFailure(result.failure);
    setChanges((before) => before + 1);
  };
  return { people, problem, reset: (userId: number, name: string) => void ask(userId, name) };
}
