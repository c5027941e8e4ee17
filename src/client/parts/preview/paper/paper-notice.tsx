import { Button, Loader } from "@mantine/core";
import { IconFileAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import classes from "./paper.module.css";

interface PaperNoticeProps {
  readonly problem: PaperProblem;
  /** Left out where trying again is of no use, or means to open it anew. */
  readonly onTryAgain?: () => void;
}

/** Why a document is not shown, and what a person can do. */
export function PaperNotice({ problem, onTryAgain }: PaperNoticeProps) {
  const { t } = useTranslation("paper");
  const { t: shell } = useTranslation("shell");
  return (
    <div role="alert" className={classes.middle}>
      <EmptyState
        icon={IconFileAlert}
        title={t(`problem.${problem}`)}
        hint={t(`advice.${problem}`)}
        action={onTryAgain && <Button onClick={onTryAgain}>{shell("tryAgain")}</Button>}
      />
    </div>
  );
}

/** A document is on its way. */
export function PaperLoading() {
  const { t } = useTranslation("shell");
  return (
    <output className={classes.middle} aria-label={t("loading")} aria-busy>
      <Loader />
    </output>
  );
}
