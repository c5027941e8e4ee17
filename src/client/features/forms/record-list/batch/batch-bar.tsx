import { Button } from "@mantine/core";
import { IconDownload, IconPrinter, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./batch-bar.module.css";

interface BatchBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  /** Each left out for those who may not do it. */
  readonly onExport?: () => void;
  readonly onPrint?: () => void;
  readonly onRemove?: () => void;
  readonly onClear: () => void;
}

/** What can be done with all selected records at once. */
export function BatchBar({ count, isBusy, onExport, onPrint, onRemove, onClear }: BatchBarProps) {
  const { t } = useTranslation("records");
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("selectedActs")} data-foot-bar>
      <output className={classes.count}>{t("selected", { count })}</output>
      {onExport && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={onExport}
        >
          {t("exportSelected")}
        </Button>
      )}
      {onPrint && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size="1rem" aria-hidden />}
          onClick={onPrint}
        >
          {t("printSelected")}
        </Button>
      )}
      {onRemove && (
        <Button
          size="xs"
          color="red"
          variant="light"
          loading={isBusy}
          leftSection={<IconTrash size="1rem" aria-hidden />}
          onClick={onRemove}
        >
          {t("removeSelected")}
        </Button>
      )}
      <IconButton icon={IconX} label={t("clearSelection")} onClick={onClear} />
    </div>
  );
}
