import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { User } from "#domain/user/user.ts";

/** What administrators do to people, with a question before what they will notice. */
export function useMemberActions() {
  const { t } = useTranslation("administration");
  const run = useRun();
  const setRole = async ({ id, nickname: name }: User, isAdmin: boolean) => {
    const sure = await confirm({
      title: t(isAdmin ? "members.makeAdministratorTitle" : "members.makeMemberTitle", { name }),
      message: t(isAdmin ? "members.makeAdministratorHint" : "members.makeMemberHint"),
      confirmLabel: t(isAdmin ? "members.makeAdministrator" : "members.makeMember"),
      danger: !isAdmin,
    });
    if (sure) await run("user.setRole", { id, isAdmin });
  };
  const setDisabled = async ({ id, nickname: name }: User, disabled: boolean) => {
    const sure =
      !disabled ||
      (await confirm({
        title: t("members.disableTitle", { name }),
        message: t("members.disableHint"),
        confirmLabel: t("members.disable"),
        danger: true,
      }));
    if (sure) await run("user.setDisabled", { id, disabled });
  };
  return {
    setRole: (user: User, isAdmin: boolean) => void setRole(user, isAdmin),
    setDisabled: (user: User, disabled: boolean) => void setDisabled(user, disabled),
  };
}
