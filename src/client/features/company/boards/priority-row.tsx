import { ActionIcon, Menu, NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SwatchItems } from "#client/ui/swatch/swatch-items.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { PRIORITY_DAYS_MAX, PRIORITY_NAME_MAX } from "#domain/company/board-limits.ts";
import { PRIORITY_COLORS, type PriorityColor } from "#domain/task/priorities.ts";
import classes from "./boards.module.css";
import { ListRow } from "./list-row.tsx";
import type { PriorityDraft } from "./priority-draft.ts";

interface PriorityRowProps {
  readonly draft: PriorityDraft;
  readonly place: number;
  readonly isLast: boolean;
  readonly onChange: (draft: PriorityDraft) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** A priority on a line: colour, name, and the days that choosing it proposes. */
export function PriorityRow(props: PriorityRowProps) {
  const { draft, place, isLast, onChange, onMove, onRemove } = props;
  const { t } = useTranslation(["board-lists", "board"]);
  const name = draft.words.trim() || t("priorities.unnamed", { place: place + 1 });
  const colorName = (color: PriorityColor) =>
    t(color === "indigo" ? "indigo" : `board:colors.${color}`);
  const label = t("priorities.color", { name, color: colorName(draft.color) });
  return (
    <ListRow name={name} isFirst={place === 0} isLast={isLast} onMove={onMove} onRemove={onRemove}>
      <Menu position="bottom-start" width="max-content">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={label} title={label}>
            <Swatch color={draft.color} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          <SwatchItems
            colors={PRIORITY_COLORS}
            color={draft.color}
            nameOf={colorName}
            onChoose={(color) => onChange({ ...draft, color })}
          />
        </Menu.Dropdown>
      </Menu>
      <TextInput
        className={classes.name}
        aria-label={t("priorities.name", { place: place + 1 })}
        value={draft.words}
        maxLength={PRIORITY_NAME_MAX}
        onChange={(event) => onChange({ ...draft, words: event.currentTarget.value })}
        required
      />
      <NumberInput
        className={classes.days}
        aria-label={t("priorities.days", { name })}
        value={draft.days}
        min={0}
        max={PRIORITY_DAYS_MAX}
        allowDecimal={false}
        suffix={` ${t("priorities.daysUnit", { count: draft.days })}`}
        onChange={(days) => onChange({ ...draft, days: Number(days) || 0 })}
      />
    </ListRow>
  );
}
