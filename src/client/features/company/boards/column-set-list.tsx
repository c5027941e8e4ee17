import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { Each } from "#client/ui/each/each.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { COLUMN_TEMPLATES_MAX } from "#domain/company/board-limits.ts";
import type { ColumnTemplate } from "#domain/plan/column-templates.ts";
import { type ColumnSetDraft, draftOfSet, inputOfSet } from "./column-set-draft.ts";
import { ColumnSetRow } from "./column-set-row.tsx";
import { ListSection } from "./list-section.tsx";
import { movedRow } from "#client/ui/each/moved-row.ts";
import { useKeptList } from "./use-kept-list.ts";

interface ColumnSetListProps {
  readonly templates: readonly ColumnTemplate[];
}

/** The sets of columns that new plans of the company can start with. */
export function ColumnSetList({ templates }: ColumnSetListProps) {
  const { t } = useTranslation(["board-lists", "template"]);
  const run = useRun();
  const stored = templates.map((template, place) => draftOfSet(template, place, (key) => t(key)));
  const kept = useKeptList<ColumnSetDraft>("column-sets", stored);
  const { rows, change } = kept;
  const save = async () => {
    if (!(await run("columnTemplate.save", { list: rows.map(inputOfSet) })).ok) return;
    kept.forget();
    showToast({ message: t("saved"), tone: "success" });
  };
  const add = () => change([...rows, { key: newKey(rows), shipped: "", name: "", lines: "" }]);
  return (
    <ListSection
      title={t("columns.title")}
      hint={t("columns.hint")}
      add={rows.length >= COLUMN_TEMPLATES_MAX ? undefined : t("columns.add")}
      touched={kept.touched}
      onAdd={add}
      onSave={save}
      onDiscard={kept.forget}
    >
      <Each rows={rows} keyOf={({ key }) => key} as="li">
        {(draft, place) => (
          <ColumnSetRow
            draft={draft}
            place={place}
            isLast={place === rows.length - 1}
            onChange={(changed) => change(rows.with(place, changed))}
            onMove={(by) => change(movedRow(rows, place, by))}
            onRemove={() => change(rows.toSpliced(place, 1))}
          />
        )}
      </Each>
    </ListSection>
  );
}

function newKey(rows: readonly ColumnSetDraft[]): string {
  const numbers = rows.map(({ key }) => Number(key.replace("set-", "")));
  return `set-${Math.max(-1, ...numbers) + 1}`;
}
