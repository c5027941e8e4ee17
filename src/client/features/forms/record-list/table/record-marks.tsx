import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconChevronRight, IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
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

interface FoldButtonProps {
  readonly row: ListedRecord;
  readonly isFolded: boolean;
  readonly onFold: (id: string) => void;
}

/** Hides what stands below a record in a tree of records, or shows it. */
export function FoldButton({ row, isFolded, onFold }: FoldButtonProps) {
  const { t } = useTranslation("records");
  const { id, title } = row.record;
  const name = title || t("untitled");
  return (
    <IconButton
      size="sm"
      icon={isFolded ? IconChevronRight : IconChevronDown}
      label={t(isFolded ? "foldDown" : "foldUp", { name })}
      aria-expanded={!isFolded}
      onClick={() => onFold(String(id))}
    />
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
