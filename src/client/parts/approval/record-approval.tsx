import { Button, Group, Text } from "@mantine/core";
import { IconRubberStamp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useApprovalOf, useAsking, useRecordWay } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { ApprovalStatusTag } from "./approval-status-tag.tsx";
import { StartDialog } from "./start-dialog.tsx";
import classes from "./approval.module.css";

interface RecordApprovalProps {
  readonly record: Pick<FormRecord, "id" | "formId" | "createUserId">;
  readonly onOpenApproval: (approvalId: number) => void;
}

/** Whether a record was asked for, and what became of it; whoever filled it in can ask here. */
export function RecordApproval({ record, onOpenApproval }: RecordApprovalProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const approval = useApprovalOf(record.id);
  const way = useRecordWay(record.id);
  const asking = useAsking(record.formId);
  const [isOpen, setIsOpen] = useState(false);
  if (approval.state === "loading" || way.state === "loading" || asking.state === "loading")
    return null;
  const standing = approval.value;
  if (standing)
    return (
      <Group className={classes.bar} gap="sm">
        <ApprovalStatusTag status={standing.status} />
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconRubberStamp size="1rem" aria-hidden />}
          onClick={() => onOpenApproval(standing.id)}
        >
          {t("openRequest")}
        </Button>
      </Group>
    );
  if (!way.value || record.createUserId !== userId) return null;
  if (asking.value === "barred")
    return (
      <Text className={classes.bar} c="dimmed" size="sm">
        {t("mayNotAsk")}
      </Text>
    );
  return (
    <Group className={classes.bar} gap="sm">
      <Text c="dimmed" size="sm" flex={1}>
        {t("notAskedYet")}
      </Text>
      <Button size="compact-md" onClick={() => setIsOpen(true)}>
        {t("ask")}
      </Button>
      {isOpen && (
        <Opening>
          <StartDialog
            recordId={record.id}
            way={way.value}
            onStarted={onOpenApproval}
            onClose={() => setIsOpen(false)}
          />
        </Opening>
      )}
    </Group>
  );
}
