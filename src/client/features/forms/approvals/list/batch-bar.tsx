import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { BatchDialog } from "../acts/batch-dialog.tsx";
import classes from "../approvals.module.css";

interface BatchBarProps {
  readonly approvals: readonly Approval[];
  readonly onDone: () => void;
}

/** What is done with the requests that were chosen. */
export function BatchBar({ approvals, onDone }: BatchBarProps) {
  const { t } = useTranslation("approvals");
  const [kind, setKind] = useState<"approve" | "reject">();
  const isNone = approvals.length === 0;
  return (
    <div className={classes.batch} role="toolbar" aria-label={t("batch.label")}>
      <span className={classes.batchCount}>{t("batch.chosen", { count: approvals.length })}</span>
      <Button
        size="compact-md"
        variant="default"
        disabled={isNone}
        leftSection={<IconX size="1rem" aria-hidden />}
        onClick={() => setKind("reject")}
      >
        {t("reject")}
      </Button>
      <Button
        size="compact-md"
        disabled={isNone}
        leftSection={<IconCheck size="1rem" aria-hidden />}
        onClick={() => setKind("approve")}
      >
        {t("approve")}
      </Button>
      {kind && (
        <Opening>
          <BatchDialog
            approvals={approvals}
            kind={kind}
            onDone={onDone}
            onClose={() => setKind(undefined)}
          />
        </Opening>
      )}
    </div>
  );
}
