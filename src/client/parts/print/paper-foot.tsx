import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useAccount } from "#client/live/session/use-account.ts";
import { useUsers } from "#client/live/use-users.ts";
import classes from "./paper.module.css";

/** Who printed a paper, and when (seed 001 section 6). */
export function PaperFoot() {
  const { t } = useTranslation("print");
  const { absolute } = useFormatTime();
  const { userId, now } = useData();
  const users = useUsers();
  const account = useAccount(userId);
  const email = account.state === "ready" ? account.value.email : "";
  const name = users.get(userId)?.nickname ?? "";
  return (
    <footer className={classes.foot}>
      {t("by", { name, account: email, time: absolute(now()) })}
    </footer>
  );
}
