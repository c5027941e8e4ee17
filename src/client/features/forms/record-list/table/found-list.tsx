import { Button, ScrollArea } from "@mantine/core";
import { IconForms } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import classes from "../record-list-screen.module.css";
import type { RecordView } from "../record-view.ts";
import { ListNotice } from "./list-notice.tsx";
import { Paging } from "./paging.tsx";
import { RecordList } from "./record-list.tsx";
import { SearchField } from "./search-field.tsx";
import { useFoundRecords } from "./use-found-records.ts";

interface FoundListProps {
  readonly recordId: number;
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly onOpen: (recordId: number) => void;
  /** 0 = a new one. */
  readonly onFill: (recordId: number) => void;
}

/** The records of a form that are looked for, with what narrows them and the pages that they fill. */
export function FoundList({ recordId, open, surroundings, view, ...acts }: FoundListProps) {
  const { onView, onOpen, onFill } = acts;
  const { t } = useTranslation("records");
  const found = useFoundRecords(open, surroundings, view);
  if (found === "loading") return <SkeletonList rows={6} />;
  const { columns, rows, total, unsent, asked } = found;
  const isSearched = view.words.trim() !== "";
  if (total === 0 && !isSearched && asked.state !== "asking") {
    return (
      <OnceFetched>
        <EmptyState
          icon={IconForms}
          title={t("none")}
          hint={t("noneHint")}
          action={
            open.form.state === "published" && (
              <Button onClick={() => onFill(0)}>{t("fillIn")}</Button>
            )
          }
        />
      </OnceFetched>
    );
  }
  return (
    <>
      <div className={classes.filters}>
        <SearchField words={view.words} onWords={(words) => onView({ ...view, words, at: 1 })} />
        <ListNotice asked={asked} count={total} />
      </div>
      <ScrollArea className={classes.body}>
        {rows.length === 0 && asked.state === "asking" && <SkeletonList rows={6} />}
        {rows.length === 0 && asked.state !== "asking" && (
          <p className={classes.nothing}>{t("nothingFound", { words: view.words.trim() })}</p>
        )}
        {rows.length > 0 && (
          <RecordList
            columns={columns}
            rows={rows}
            unsent={unsent}
            order={view.order}
            openId={recordId}
            onOrder={(order) => onView({ ...view, order, at: 1 })}
            onOpen={onOpen}
          />
        )}
      </ScrollArea>
      <Paging count={total} page={view} onPage={(page) => onView({ ...view, ...page })} />
    </>
  );
}
