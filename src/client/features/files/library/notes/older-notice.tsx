import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { File } from "#domain/file/file.ts";
import classes from "./notes.module.css";

interface OlderNoticeProps {
  readonly standing: File;
  /** The older one that is read in its place. */
  readonly shown: File;
}

/** Says that a newer version is not on this device, whose it is, and of when the one is that is read. */
export function OlderNotice({ standing, shown }: OlderNoticeProps) {
  const { t } = useTranslation("note");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const name = users.get(standing.userId)?.nickname ?? t("task:somebody");
  return (
    <output className={classes.notice}>
      {t("olderShown", { name, time: absolute(shown.createTime) })}
    </output>
  );
}
