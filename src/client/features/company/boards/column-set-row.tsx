import { Group, Textarea, TextInput } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { COLUMN_TEMPLATE_NAME_MAX } from "#domain/company/board-limits.ts";
import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "#domain/limits.ts";
import classes from "./boards.module.css";
import { columnsOfLines, type ColumnSetDraft } from "./column-set-draft.ts";
import { ListRow } from "./list-row.tsx";

interface ColumnSetRowProps {
  readonly draft: ColumnSetDraft;
  readonly place: number;
  readonly isLast: boolean;
  readonly onChange: (draft: ColumnSetDraft) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

const LINES_MAX = PLAN_COLUMNS_MAX * (COLUMN_NAME_MAX + 1);

/** A set of columns on a line; they are edited one on each line, so that a list can be pasted. */
export function ColumnSetRow(props: ColumnSetRowProps) {
  const { draft, place, isLast, onChange, onMove, onRemove } = props;
  const { t } = useTranslation("board-lists");
  const [opened, setOpened] = useState(draft.lines === "");
  const region = useId();
  const name = draft.name.trim() || t("columns.unnamed", { place: place + 1 });
  const columns = columnsOfLines(draft.lines);
  // What is changed is in the company's own words from then on.
  const say = (words: Partial<ColumnSetDraft>) => onChange({ ...draft, ...words, shipped: "" });
  return (
    <ListRow
      name={name}
      isFirst={place === 0}
      isLast={isLast}
      onMove={onMove}
      onRemove={onRemove}
      buttons={
        <IconButton
          icon={IconPencil}
          label={t("columns.edit", { name })}
          aria-expanded={opened}
          aria-controls={region}
          onClick={() => setOpened(!opened)}
        />
      }
      below={
        <div id={region} className={classes.below}>
          {opened ? (
            <Textarea
              label={t("columns.lines", { name })}
              description={t("columns.linesHint")}
              value={draft.lines}
              maxLength={LINES_MAX}
              autosize
              minRows={3}
              maxRows={12}
              onChange={(event) => say({ lines: event.currentTarget.value })}
            />
          ) : (
            <Group gap="xs">
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may be called the same
                <Tag key={at} tint="neutral">
                  {column}
                </Tag>
              ))}
            </Group>
          )}
        </div>
      }
    >
      <TextInput
        className={classes.name}
        aria-label={t("columns.name", { place: place + 1 })}
        value={draft.name}
        maxLength={COLUMN_TEMPLATE_NAME_MAX}
        onChange={(event) => say({ name: event.currentTarget.value })}
        required
      />
    </ListRow>
  );
}
