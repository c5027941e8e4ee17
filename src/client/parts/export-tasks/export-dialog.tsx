import { Alert, Button, Group, Radio, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExportFormat } from "#client/data/imports/export/export-tasks.ts";
import type { ExportedPlan } from "#client/data/imports/export/read-plan-rows.ts";
import { useExportTasks } from "#client/live/import/use-export-tasks.ts";
import { useSheetTexts } from "#client/parts/import-tasks/use-sheet-texts.ts";
import { fileName } from "#client/parts/sheet/save-sheet.ts";
import { saveContent } from "#client/platform/save-file.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface ExportDialogProps {
  /** By this the file is called. */
  readonly name: string;
  readonly plans: readonly ExportedPlan[];
  readonly onClose: () => void;
}

const MIMES: Readonly<Record<ExportFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  json: "application/json",
};

/** Tasks, or a whole plan, as a file to keep; made on the device. */
export function ExportDialog({ name, plans, onClose }: ExportDialogProps) {
  const { t } = useTranslation("task-sheet");
  const { labels, words } = useSheetTexts();
  const exportTasks = useExportTasks();
  const isWholePlan = plans.length === 1 && plans[0]?.taskIds === undefined;
  const formats: readonly ExportFormat[] = isWholePlan ? ["xlsx", "csv", "json"] : ["xlsx", "csv"];
  const [format, setFormat] = useState<ExportFormat>("xlsx");
  const [isWriting, setIsWriting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const count = plans.reduce((sum, { taskIds = [] }) => sum + taskIds.length, 0);
  const save = async () => {
    setIsWriting(true);
    setHasFailed(false);
    try {
      const texts = {
        labels,
        words,
        planLabel: t("plan"),
        estimateLabel: t("estimateHours"),
        workedLabel: t("workedHours"),
      };
      const content = await exportTasks({ plans, format, name, ...texts });
      saveContent(
        `${fileName(name) || "export"}.${format}`,
        new Blob([content], { type: MIMES[format] }),
      );
      onClose();
    } catch {
      setHasFailed(true);
    } finally {
      setIsWriting(false);
    }
  };
  return (
    <Dialog title={t("exportTitle", { name })} onClose={onClose}>
      <Stack>
        <Text size="sm">{isWholePlan ? t("exportWhole") : t("exportSome", { count })}</Text>
        <Radio.Group
          label={t("format")}
          value={format}
          onChange={(chosen) => setFormat(formats.find((each) => each === chosen) ?? "xlsx")}
        >
          <Stack gap="xs" mt="xs">
            {formats.map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(`formats.${each}`)}
                description={t(`formatHints.${each}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {hasFailed && (
          <Alert color="red" role="alert">
            {t("exportFailed")}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            loading={isWriting}
            leftSection={<IconDownload size="1rem" aria-hidden />}
            onClick={() => void save()}
          >
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
