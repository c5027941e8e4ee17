import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./record-list.module.css";
import type { ListedRecord } from "./record-table.ts";

interface OpenButtonProps {
  readonly row: ListedRecord;
  readonly open: boolean;
  readonly onOpen: (recordId: number) => void;
}

/** The words by which a record is known; pressed, it is read. */
export function OpenButton({ row, open, onOpen }: OpenButtonProps) {
  const { t } = useTranslation("records");
  const { id, title } = row.record;
  return (
    <UnstyledButton
      className={classes.open}
      aria-current={open || undefined}
      onClick={() => onOpen(id)}
    >
      {title || t("untitled")}
    </UnstyledButton>
  );
}

/** The server does not know it yet as it is here. */
export function UnsentMark() {
  const { t } = useTranslation("records");
  return (
    <span className={classes.unsent} title={t("unsent")}>
      <IconCloudUp size="1rem" aria-hidden />
      <VisuallyHidden>{t("unsent")}</VisuallyHidden>
    </span>
  );
}
