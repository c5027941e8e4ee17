import { Button } from "@mantine/core";
import { IconForms, IconPencil, IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { localAround } from "#client/parts/form-fill/around/local-around.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { ReadForm } from "#client/parts/form-fill/form-sheet.tsx";
import { FormStore } from "#client/parts/form-fill/store/form-store.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { startState } from "../fill/start-state.ts";
import { type OpenRecord, useOpenRecord } from "../fill/use-open-record.ts";
import classes from "./detail-panel.module.css";

interface DetailPanelProps {
  readonly formId: number;
  readonly recordId: number;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A record to be read, beside the list; a page on a phone. */
export function DetailPanel({ formId, recordId, onEdit, onClose }: DetailPanelProps) {
  const { t } = useTranslation("records");
  const open = useOpenRecord(formId, recordId);
  const title = open !== "loading" ? open?.record?.title : undefined;
  return (
    <SidePanel label={title || t("untitled")} onClose={onClose} size="wide">
      <PaneHeader title={title || t("untitled")} level={2}>
        {open !== "loading" && open && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size="1rem" aria-hidden />}
            onClick={onEdit}
          >
            {t("edit")}
          </Button>
        )}
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </PaneHeader>
      <div className={classes.body}>
        {open === "loading" && <SkeletonList rows={6} />}
        {open === undefined && (
          <OnceFetched>
            <EmptyState icon={IconForms} title={t("recordGone")} />
          </OnceFetched>
        )}
        {open !== "loading" && open && <KnownDetail open={open} />}
      </div>
    </SidePanel>
  );
}

function KnownDetail({ open }: { readonly open: OpenRecord }) {
  const surroundings = useFormSurroundings(open.ready);
  return surroundings ? (
    <Sheet open={open} surroundings={surroundings} />
  ) : (
    <SkeletonList rows={6} />
  );
}

function Sheet({ open, surroundings }: { open: OpenRecord; surroundings: FormSurroundings }) {
  const { userId, now } = useData();
  const { ready, record } = open;
  const store = useMemo(() => {
    const { units, recordsOf } = surroundings;
    const here = { ...ready, units, recordsOf, userId, recordId: record?.id ?? 0, now: now() };
    return new FormStore(startState(ready, localAround(here), record).start);
  }, [ready, record, surroundings, userId, now]);
  return <ReadForm store={store} surroundings={surroundings} />;
}
