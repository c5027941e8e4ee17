import { Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { RowsPage } from "./asked-rows.ts";

interface RowPagesProps {
  readonly total: number;
  readonly page: RowsPage;
  readonly onPage: (at: number) => void;
}

/** Which rows of how many there are, and the way to the next ones. */
export function RowPages({ total, page: { at, size }, onPage }: RowPagesProps) {
  const { t } = useTranslation("form-fill");
  if (total <= size && at === 1) return null;
  const from = (at - 1) * size + 1;
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="sm" c="dimmed" aria-live="polite">
        {t("rowsOf", { from, to: Math.min(at * size, total), total })}
      </Text>
      <IconButton
        icon={IconChevronLeft}
        label={t("rowsBefore")}
        disabled={at === 1}
        onClick={() => onPage(at - 1)}
      />
      <IconButton
        icon={IconChevronRight}
        label={t("rowsAfter")}
        disabled={at * size >= total}
        onClick={() => onPage(at + 1)}
      />
    </Group>
  );
}
