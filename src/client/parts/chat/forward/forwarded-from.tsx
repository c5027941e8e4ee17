import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { ForwardData } from "#domain/message/body/forward-data.ts";
import classes from "../chat.module.css";

/** That a message was said elsewhere before, and by whom where that is told. */
export function ForwardedFrom({ forward }: { readonly forward: ForwardData }) {
  const { t } = useTranslation(["message", "chat"]);
  const users = useUsers();
  const name = forward.name ?? users.get(forward.userId)?.nickname ?? t("chat:somebody");
  return (
    <div className={classes.meta}>
      {forward.show === 1 ? t("forwardedFrom", { name }) : t("forwardedMark")}
    </div>
  );
}
