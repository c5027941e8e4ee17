import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { File } from "#domain/file/file.ts";
import classes from "./notes.module.css";

interface BesideNoticeProps {
  readonly standing: File;
  readonly beside: File;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Two people have changed the same version: who, and that both are kept. */
export function BesideNotice({ standing, beside, children }: BesideNoticeProps) {
  const { t } = useTranslation("note");
  const { userId } = useData();
  const users = useUsers();
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("task:somebody");
  const others = [standing.userId, beside.userId].filter((id) => id !== userId);
  const [first = 0, second = 0] = others;
  const words = () => {
    if (others.length === 0) return t("besideOwn");
    if (others.length === 1) return t("besideYours", { name: nameOf(first) });
    return t("besideOthers", { one: nameOf(first), other: nameOf(second) });
  };
  return (
    <div className={classes.notice}>
      <output>{words()}</output>
      {children}
    </div>
  );
}
