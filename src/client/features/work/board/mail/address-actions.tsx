import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { removePlanMail } from "#contract/calls/programs/plan-mail.ts";
import { useTakeBack } from "#client/parts/failure/use-take-back.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import type { Problem } from "#client/parts/form/use-action.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Id } from "#domain/id.ts";

interface AddressActionsProps {
  readonly planId: Id;
  readonly disabled: boolean;
  /** Makes another address; undefined where none can be made. */
  readonly onRenew: (() => Promise<Exclude<Problem, string>>) | undefined;
  readonly onRevoked: () => void;
}

/** Another address in the place of the one that there is, or none. */
export function AddressActions({ planId, disabled, onRenew, onRevoked }: AddressActionsProps) {
  const { t } = useTranslation("plan-mail");
  const takeBack = useTakeBack(onRevoked);
  const tellFailure = useTellFailure();
  const renew = async (make: NonNullable<typeof onRenew>) => {
    const question = {
      title: t("renewTitle"),
      message: t("renewMessage"),
      confirmLabel: t("renew"),
      danger: true,
    };
    if (!(await confirm(question))) return;
    const problem = await make();
    if (problem) tellFailure(problem);
  };
  const revoke = async () => {
    const question = {
      title: t("revokeTitle"),
      message: t("revokeMessage"),
      confirmLabel: t("revoke"),
    };
    await takeBack(question, removePlanMail, { planId });
  };
  return (
    <>
      {onRenew && (
        <Button variant="default" disabled={disabled} onClick={() => void renew(onRenew)}>
          {t("renew")}
        </Button>
      )}
      <Button variant="default" disabled={disabled} onClick={() => void revoke()}>
        {t("revoke")}
      </Button>
    </>
  );
}
