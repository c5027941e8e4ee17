import { Loader } from "@mantine/core";
import { IconFileAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import classes from "./paper.module.css";

/** Why a document is not shown, and what a person can do. */
export function PaperNotice({ problem }: { readonly problem: PaperProblem }) {
  const { t } = useTranslation("paper");
  return (
    <div role="alert" className={classes.middle}>
      <EmptyState
        icon={IconFileAlert}
        title={t(`problem.${problem}`)}
        hint={t(`advice.${problem}`)}
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
