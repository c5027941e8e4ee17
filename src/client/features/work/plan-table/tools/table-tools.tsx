import { Menu } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconDownload,
  IconLayoutRows,
  IconPlus,
  IconPrinter,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { canGroupBy } from "#domain/field/field-kinds.ts";
import type { OwnFields } from "../model/own-fields.ts";
import {
  type Grouping,
  GROUPINGS,
  isOwnField,
  ofOnePlan,
  TABLE_FIELDS,
  type TableField,
} from "#client/parts/plan/table/table-fields.ts";
import { nextSort, type TableSettings } from "#client/parts/plan/table/table-settings.ts";
import { FieldsPopover } from "./fields-popover.tsx";
import { ToolButton } from "./tool-button.tsx";
import classes from "./tools.module.css";

interface TableToolsProps {
  readonly settings: TableSettings;
  readonly own: OwnFields;
  readonly fieldName: (field: TableField) => string;
  readonly onSettings: (change: Partial<TableSettings>) => void;
  /** Several plans are shown: by their plan tasks are told apart. */
  readonly several: boolean;
  /** Columns are chosen where there are some: not in the list of a phone. */
  readonly hasColumns: boolean;
  /** Shows the table as it comes out of the printer; left out as with files. */
  readonly onPaper: (() => void) | undefined;
  /** Writes what is shown into a file; left out where the person may not take tasks of these plans away as a file. */
  readonly onExport: (() => void) | undefined;
  /** Back to how the person has set up this table; left out where it is shown that way. */
  readonly onOwn: (() => void) | undefined;
  /** Left out where nobody may add one. */
  readonly onNewTask: (() => void) | undefined;
}

/** How the table is grouped and sorted, which columns it has, and a new task. */
export function TableTools(props: TableToolsProps) {
  const {
    settings,
    own,
    fieldName,
    onSettings,
    several,
    hasColumns,
    onPaper,
    onExport,
    onOwn,
    onNewTask,
  } = props;
  const { t } = useTranslation(["plan-table", "plan-view"]);
  const { group, sort } = settings;
  const fields: readonly TableField[] = several
    ? TABLE_FIELDS
    : [...ofOnePlan(TABLE_FIELDS), ...own.keys()];
  const groupings: readonly Grouping[] = several
    ? GROUPINGS
    : [
        ...ofOnePlan(GROUPINGS),
        ...[...own].filter(([, field]) => canGroupBy(field)).map(([name]) => name),
      ];
  const groupName = (grouping: Grouping | "none") =>
    isOwnField(grouping) ? fieldName(grouping) : t(`groupings.${grouping}`);
  const first = sort[0];
  const sortedBy = first && fieldName(first.field);
  return (
    <>
      <Menu position="bottom-end" width="max-content">
        <Menu.Target>
          <ToolButton icon={IconLayoutRows} label={t("group")} value={group && groupName(group)} />
        </Menu.Target>
        <Menu.Dropdown aria-label={t("group")}>
          <Menu.RadioGroup
            value={group ?? "none"}
            onChange={(wanted) =>
              onSettings({ group: groupings.find((grouping) => grouping === wanted) })
            }
          >
            {(["none", ...groupings] as const).map((grouping) => (
              <Menu.RadioItem key={grouping} value={grouping} closeMenuOnClick>
                {groupName(grouping)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end" width="max-content">
        <Menu.Target>
          <ToolButton
            icon={IconArrowsSort}
            label={t("sort")}
            value={sort.length > 1 ? `${sortedBy ?? ""} +${sort.length - 1}` : sortedBy}
          />
        </Menu.Target>
        <Menu.Dropdown aria-label={t("sort")}>
          {fields.map((field) => {
            const key = sort.find((one) => one.field === field);
            const Arrow = key?.descending ? IconArrowDown : IconArrowUp;
            const name = fieldName(field);
            return (
              <Menu.Item
                key={field}
                closeMenuOnClick={false}
                leftSection={
                  key ? <Arrow size="1rem" aria-hidden /> : <span className={classes.gap} />
                }
                {...(key && { "aria-label": t(key.descending ? "falling" : "rising", { name }) })}
                onClick={() => onSettings({ sort: nextSort(sort, field, true) })}
              >
                {name}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
          <Menu.Item disabled={sort.length === 0} onClick={() => onSettings({ sort: [] })}>
            {t("asOnBoard")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {onOwn && <ToolButton icon={IconArrowBackUp} label={t("ownTable")} onClick={onOwn} />}
      {hasColumns && (
        <FieldsPopover
          all={fields}
          fields={settings.fields}
          nameOf={fieldName}
          onFields={(wanted) => onSettings({ fields: wanted })}
        />
      )}
      {onPaper && (
        <ToolButton icon={IconPrinter} label={t("plan-view:toPaper")} onClick={onPaper} />
      )}
      {onExport && <ToolButton icon={IconDownload} label={t("export")} onClick={onExport} />}
      {onNewTask && <ToolButton icon={IconPlus} label={t("newTask")} primary onClick={onNewTask} />}
    </>
  );
}
