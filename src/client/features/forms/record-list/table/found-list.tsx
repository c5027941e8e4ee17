import { Button, ScrollArea } from "@mantine/core";
import { IconForms } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useFormButtons } from "#client/live/forms/use-record.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useSelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { groupsAbove } from "#domain/form/list/columns-shown.ts";
import { formatter } from "#domain/form/list/list-formats.ts";
import { listRule } from "#domain/form/list/list-rule.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import classes from "../record-list-screen.module.css";
import type { RecordView } from "../record-view.ts";
import { useListRowActs } from "../row-acts/use-list-row-acts.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListFoot } from "./list-foot.tsx";
import { RecordList } from "./record-list.tsx";
import { useFoundRecords } from "./use-found-records.ts";

const RecordPapers = late(async () => (await import("../print/record-papers.tsx")).RecordPapers);
const ColumnDrawer = late(async () => (await import("../columns/column-drawer.tsx")).ColumnDrawer);
const ListTreePane = late(async () => (await import("../tree/list-tree-pane.tsx")).ListTreePane);
const TreePanel = late(async () => (await import("../tree/tree-panel.tsx")).TreePanel);

interface FoundListProps {
  readonly recordId: number;
  readonly open: OpenRecord;
  readonly surroundings: FormSurroundings;
  readonly view: RecordView;
  readonly onView: (view: RecordView) => void;
  readonly onOpen: (recordId: number) => void;
  /** 0 = a new one. */
  readonly onFill: (recordId: number) => void;
  /** A new one, as a copy of this. */
  readonly onCopy: (recordId: number) => void;
}

/** The records of a form that are looked for, with what narrows them and the pages that they fill. */
export function FoundList({ open, surroundings, view, ...rest }: FoundListProps) {
  const { t } = useTranslation("records");
  const buttons = useFormButtons(open.form.id);
  const found = useFoundRecords(open, surroundings, view);
  const { ready, own } = open;
  const hasRule = useMemo(() => listRule(ready.form, own) !== undefined, [ready, own]);
  if (found === "loading") return <SkeletonList rows={6} />;
  const { total, asked, settled } = found;
  const isSearched = view.words.trim() !== "" || view.query !== "" || settled.find !== "";
  if (total === 0 && !isSearched && !hasRule && asked.state !== "asking") {
    return (
      <OnceFetched>
        <EmptyState
          icon={IconForms}
          title={t("none")}
          hint={t("noneHint")}
          action={
            open.form.state === "published" &&
            buttons?.has("add") && <Button onClick={() => rest.onFill(0)}>{t("fillIn")}</Button>
          }
        />
      </OnceFetched>
    );
  }
  return <Found {...rest} {...{ open, surroundings, view, found }} />;
}

type FoundProps = FoundListProps & {
  readonly found: Exclude<ReturnType<typeof useFoundRecords>, "loading">;
};

/** What lies over the list, if anything. */
type Over = "columns" | "tree" | undefined;

function Found({ recordId, open, surroundings, view, found, ...ways }: FoundProps) {
  const { onView, onOpen, onFill, onCopy } = ways;
  const { t } = useTranslation("records");
  const isPhone = useIsPhone();
  const { columns, listing, settled, rows, total, asked } = found;
  const [over, setOver] = useState<Over>();
  const { userId, now } = useData();
  const formatsOf = useMemo(
    () => formatter(open.ready, open.own, { userId, now: now() }),
    [open.ready, open.own, userId, now],
  );
  const groups = useMemo(() => groupsAbove(open.ready.form, columns.shown), [open.ready, columns]);
  const [isSelecting, setIsSelecting] = useState(false);
  const [printed, setPrinted] = useState<readonly FormRecord[]>();
  const selection = useSelectedRows(useMemo(() => rows.map(({ record }) => record.id), [rows]));
  const selected = rows.flatMap(({ record }) => (selection.ids.has(record.id) ? [record] : []));
  const clear = () => {
    selection.clear();
    setIsSelecting(false);
  };
  const openOne = (id: number) => {
    setOver(undefined);
    onOpen(id);
  };
  const rowActs = useListRowActs(open, listing, {
    rows,
    surroundings,
    onOpen: openOne,
    onFill,
    onCopy,
    onPrint: (record) => setPrinted([record]),
  });
  const turnOver = (next: Over) => {
    if (recordId > 0) onOpen(0);
    setOver(over === next ? undefined : next);
  };
  const find = (wanted: string) => onView({ ...view, find: wanted, at: 1 });
  const tree = listing.tree && {
    tree: listing.tree,
    surroundings,
    find: settled.find,
    onFind: find,
  };
  return (
    <>
      <ListFilters
        open={open}
        surroundings={surroundings}
        view={view}
        onView={onView}
        asked={asked}
        total={total}
        selects={isSelecting}
        onSelects={(selects) => (selects ? setIsSelecting(true) : clear())}
        onArrange={() => turnOver("columns")}
        {...(tree && isPhone && { onTree: () => turnOver("tree") })}
      />
      <div className={classes.middle}>
        {tree && !isPhone && (
          <Meanwhile instead={undefined}>
            <ListTreePane {...tree} />
          </Meanwhile>
        )}
        <ScrollArea className={classes.body}>
          {rows.length === 0 && asked.state === "asking" && <SkeletonList rows={6} />}
          {rows.length === 0 && asked.state !== "asking" && (
            <p className={classes.nothing}>
              {view.words.trim() === ""
                ? t("queryNothing")
                : t("nothingFound", { words: view.words.trim() })}
            </p>
          )}
          {rows.length > 0 && (
            <RecordList
              columns={columns.shown}
              groups={groups}
              {...rowActs}
              formatsOf={formatsOf}
              rows={rows}
              listing={listing}
              groupCounts={found.groupCounts}
              sums={found.sums}
              unsent={found.unsent}
              order={settled.orders[0]}
              openId={recordId}
              selection={selection}
              selects={isSelecting}
              onOrder={(order) => onView({ ...view, order, at: 1 })}
              onOpen={openOne}
            />
          )}
        </ScrollArea>
      </div>
      <ListFoot
        open={open}
        view={view}
        onView={onView}
        selected={selected}
        onClear={clear}
        onPrint={setPrinted}
        count={total}
        page={{ size: settled.size, at: view.at }}
        fixed={listing.isWhole}
      />
      {over === "columns" && (
        <Opening>
          <ColumnDrawer columns={columns} onClose={() => setOver(undefined)} />
        </Opening>
      )}
      {over === "tree" && tree && (
        <Opening>
          <TreePanel {...tree} onClose={() => setOver(undefined)} />
        </Opening>
      )}
      {printed && (
        <Opening>
          <RecordPapers
            name={open.form.name}
            records={printed}
            onClose={() => setPrinted(undefined)}
          />
        </Opening>
      )}
    </>
  );
}
