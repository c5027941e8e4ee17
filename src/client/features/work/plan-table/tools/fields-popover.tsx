import { Checkbox, Popover } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconColumns3 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { KeysTaken } from "#client/ui/over-screen.tsx";
import type { TableField } from "#client/parts/plan/table/table-fields.ts";
import {
  moveField,
  type ShownField,
  toggleField,
} from "#client/parts/plan/table/table-settings.ts";
import { ToolButton } from "./tool-button.tsx";
import classes from "./tools.module.css";

interface FieldsPopoverProps {
  /** Those that there are. */
  readonly all: readonly TableField[];
  readonly fields: readonly ShownField[];
  readonly nameOf: (field: TableField) => string;
  readonly onFields: (fields: readonly ShownField[]) => void;
}

/** Which columns a table has, and in which order. */
export function FieldsPopover({ all, fields, nameOf, onFields }: FieldsPopoverProps) {
  const { t } = useTranslation("plan-table");
  const [opened, setOpened] = useState(false);
  const names = fields.map(({ field }) => field);
  const ordered = [...names, ...all.filter((field) => !names.includes(field))];
  return (
    <>
      {opened && <KeysTaken />}
      <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-end">
        <Popover.Target>
          <ToolButton icon={IconColumns3} label={t("columns")} onClick={() => setOpened(!opened)} />
        </Popover.Target>
        <Popover.Dropdown aria-label={t("columns")} p="xs">
          <ul className={classes.fields}>
            {ordered.map((field) => {
              const place = names.indexOf(field);
              const name = nameOf(field);
              return (
                <li key={field} className={classes.field}>
                  <Checkbox
                    size="xs"
                    label={name}
                    checked={place >= 0}
                    disabled={field === "name"}
                    onChange={() => onFields(toggleField(fields, field))}
                  />
                  {place >= 0 && (
                    <span className={classes.steps}>
                      <IconButton
                        icon={IconArrowUp}
                        size="sm"
                        label={t("before", { name })}
                        disabled={place === 0}
                        onClick={() => onFields(moveField(fields, field, -1))}
                      />
                      <IconButton
                        icon={IconArrowDown}
                        size="sm"
                        label={t("behind", { name })}
                        disabled={place === fields.length - 1}
                        onClick={() => onFields(moveField(fields, field, 1))}
                      />
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
