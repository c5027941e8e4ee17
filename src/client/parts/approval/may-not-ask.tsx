import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./approval.module.css";

interface MayNotAskProps {
  /** Nothing of it has been sent: what has is not asked for again. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** Says before anything is filled in that the person may not ask with this form, and what comes of it all the same. */
export function MayNotAsk({ isNew, children }: MayNotAskProps) {
  const { t } = useTranslation("approvals");
  if (!isNew) return null;
  return (
    <Alert className={classes.barred} color="amber" role="note" title={t("mayNotAsk")}>
      {children}
    </Alert>
  );
}
