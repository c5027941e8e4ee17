import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { ListedRecord } from "../table/record-table.ts";

/** Something that can be done with one row. */
export interface ShownAct {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
}

/** The buttons of a row, each named with what it is done to. */
export function RowActButtons({
  row,
  acts,
}: {
  readonly row: ListedRecord;
  readonly acts: readonly ShownAct[];
}) {
  const { t } = useTranslation("records");
  const title = row.record.title || t("untitled");
  return acts.map(({ key, label, icon, onClick }) => (
    <IconButton
      key={key}
      data-act={key}
      size="sm"
      icon={icon}
      label={t("rowAct", { act: label, title })}
      onClick={onClick}
    />
  ));
}
