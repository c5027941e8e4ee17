import { Button, ScrollArea, TextInput } from "@mantine/core";
import { IconForms, IconPlus } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRecords } from "#client/live/forms/use-records.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { keptDraft } from "#client/parts/form-fill/draft/use-form-store.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.ts";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { draftName } from "./fill/draft-name.ts";
import { type OpenRecord, useOpenRecord } from "#client/parts/record/use-open-record.ts";
import classes from "./record-list-screen.module.css";
import { type Page, PAGE_SIZES, Paging, rowsOfPage } from "./table/paging.tsx";
import { RecordList } from "./table/record-list.tsx";
import { listColumns, listedRecord, NEWEST_FIRST, shownRecords } from "./table/record-table.ts";

const DetailPanel = late(async () => (await import("./detail/detail-panel.tsx")).DetailPanel);

interface RecordListScreenProps {
  readonly formId: number;
  /** The record that is read beside the list, 0 = none. */
  readonly recordId: number;
  readonly onBack: () => void;
  readonly onOpen: (recordId: number) => void;
  readonly onClose: () => void;
  /** 0 = a new one. */
  readonly onFill: (recordId: number) => void;
  readonly onOpenApproval: (approvalId: number) => void;
}

/** What has been filled into a form, as far as it lies on this device. */
export function RecordListScreen(props: RecordListScreenProps) {
  const { t } = useTranslation("records");
  const { formId, recordId, onBack, onFill, onOpenApproval, onClose } = props;
  const open = useOpenRecord(formId, 0);
  const hasDraft = keptDraft(draftName(formId, 0)) !== undefined;
  const isOpen = open !== "loading" && open !== undefined;
  return (
    <div className={classes.screen}>
      <PaneHeader title={isOpen ? open.form.name : t("records")} onBack={onBack}>
        {isOpen && open.form.state === "published" && (
          <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => onFill(0)}>
            {t(hasDraft ? "goOn" : "new")}
          </Button>
        )}
      </PaneHeader>
      {open === "loading" && <SkeletonList rows={6} />}
      {open === undefined && (
        <OnceFetched>
          <EmptyState icon={IconForms} title={t("gone")} hint={t("goneHint")} />
        </OnceFetched>
      )}
      {isOpen && <KnownList {...props} open={open} />}
      {recordId > 0 && (
        <Opening>
          <DetailPanel
            key={recordId}
            formId={formId}
            recordId={recordId}
            onEdit={() => onFill(recordId)}
            onOpenApproval={onOpenApproval}
            onClose={onClose}
          />
        </Opening>
      )}
    </div>
  );
}

interface KnownListProps extends RecordListScreenProps {
  readonly open: OpenRecord;
}

function KnownList({ open, ...props }: KnownListProps) {
  const surroundings = useFormSurroundings(open.ready);
  return surroundings ? (
    <FoundList {...props} open={open} surroundings={surroundings} />
  ) : (
    <SkeletonList rows={6} />
  );
}

interface FoundListProps extends KnownListProps {
  readonly surroundings: FormSurroundings;
}

function FoundList({ formId, recordId, open, surroundings, onOpen, onFill }: FoundListProps) {
  const { t } = useTranslation("records");
  const records = useRecords(formId);
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed);
  const [order, setOrder] = useState(NEWEST_FIRST);
  const [page, setPage] = useState<Page>({ size: PAGE_SIZES[0], at: 1 });
  const columns = useMemo(() => listColumns(open.ready.form), [open.ready]);
  const all = useMemo(
    () =>
      records.state === "ready"
        ? records.value.map((record) => listedRecord(record, columns, surroundings.words))
        : undefined,
    [records, columns, surroundings],
  );
  const found = useMemo(() => shownRecords(all ?? [], words, order), [all, words, order]);
  if (!all) return <SkeletonList rows={6} />;
  if (all.length === 0) {
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
        <TextInput
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage({ ...page, at: 1 });
          }}
        />
      </div>
      <ScrollArea className={classes.body}>
        {found.length === 0 ? (
          <p className={classes.nothing}>{t("nothingFound", { words: words.trim() })}</p>
        ) : (
          <RecordList
            columns={columns}
            rows={rowsOfPage(found, page)}
            order={order}
            openId={recordId}
            onOrder={setOrder}
            onOpen={onOpen}
          />
        )}
      </ScrollArea>
      <Paging count={found.length} page={page} onPage={setPage} />
    </>
  );
}
