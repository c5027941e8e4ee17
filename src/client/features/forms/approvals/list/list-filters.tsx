import { Group } from "@mantine/core";
import { IconFilter, IconListCheck, IconTableExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PausingField } from "#client/parts/search/pausing-field.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useExportList } from "../export/use-export-list.ts";
import type { ApprovalListName } from "../approval-list-names.ts";
import { FilterFields } from "./filter-fields.tsx";
import { isEverything, searchOf, type WantedRequests } from "./wanted-requests.ts";
import classes from "../approvals.module.css";

interface ListFiltersProps {
  readonly list: ApprovalListName;
  readonly wanted: WantedRequests;
  readonly onWanted: (wanted: WantedRequests) => void;
  /** Where some of the requests can be decided at once: whether they are being chosen. */
  readonly isChoosing?: boolean;
  readonly onChoose?: () => void;
}

/** What is looked for in a list: by words, and by all else that tells requests apart. */
export function ListFilters({ list, wanted, onWanted, isChoosing, onChoose }: ListFiltersProps) {
  const { t } = useTranslation("approvals");
  // What the address asks for is shown to be so.
  const [opened, setOpened] = useState(!isEverything({ ...wanted, words: "" }));
  const exporting = useExportList({ ...searchOf(wanted), list }, t("title"));
  const change = (part: Partial<WantedRequests>) => onWanted({ ...wanted, ...part });
  return (
    <div className={classes.filters}>
      <Group gap="xs" wrap="nowrap">
        <PausingField
          label={t("search")}
          words={wanted.words}
          onWords={(words) => change({ words })}
        />
        <IconButton
          icon={IconFilter}
          label={t("filter.open")}
          pressed={opened}
          onClick={() => setOpened(!opened)}
        />
        <IconButton
          icon={IconTableExport}
          label={t("export.list")}
          disabled={exporting.busy}
          onClick={() => void exporting.save()}
        />
        {onChoose && (
          <IconButton
            icon={IconListCheck}
            label={t("batch.choose")}
            pressed={isChoosing ?? false}
            onClick={onChoose}
          />
        )}
      </Group>
      {opened && <FilterFields list={list} wanted={wanted} onChange={change} />}
    </div>
  );
}
