import { Group, NumberInput, Pagination, Select, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RECORD_PAGES } from "#domain/limits.ts";

/** A piece of a list, counted from 1. */
export interface Page {
  readonly size: number;
  readonly at: number;
}

/** The rows of a page; of one beyond the end, the last ones. */
export function rowsOfPage<Row>(rows: readonly Row[], { size, at }: Page): readonly Row[] {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const begin = (Math.min(at, last) - 1) * size;
  return rows.slice(begin, begin + size);
}

interface PagingProps {
  readonly count: number;
  readonly page: Page;
  /** How many stand on a page is not the person's choice. */
  readonly fixed?: boolean;
  readonly onPage: (page: Page) => void;
}

/** How many there are, how many of them on a page, and which page (seed 001 section 9: total, sizes, pager, jumper). */
export function Paging({ count, page, fixed = false, onPage }: PagingProps) {
  const { t } = useTranslation("records");
  const last = Math.max(1, Math.ceil(count / page.size));
  return (
    <Group gap="md" p="md">
      <Text size="sm">{t("count", { count })}</Text>
      {!fixed && (
        <Select
          size="xs"
          aria-label={t("pageSize")}
          data={RECORD_PAGES.map((size) => ({
            value: String(size),
            label: t("perPage", { size }),
          }))}
          value={String(page.size)}
          onChange={(size) => size && onPage({ size: Number(size), at: 1 })}
          allowDeselect={false}
        />
      )}
      <Pagination
        size="sm"
        total={last}
        value={Math.min(page.at, last)}
        onChange={(at) => onPage({ ...page, at })}
        getControlProps={(control) => ({ "aria-label": t(`page.${control}`) })}
        getItemProps={(at) => ({ "aria-label": t("pageNumber", { at }) })}
      />
      {last > 1 && (
        <NumberInput
          size="xs"
          aria-label={t("goToPage")}
          placeholder={t("goToPage")}
          min={1}
          max={last}
          hideControls
          w="6rem"
          onChange={(at) => typeof at === "number" && onPage({ ...page, at: Math.max(1, at) })}
        />
      )}
    </Group>
  );
}
