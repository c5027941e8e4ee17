import { ScrollArea, Text } from "@mantine/core";
import { IconForms } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useForm } from "#client/live/forms/use-forms.ts";
import { useRecords } from "#client/live/forms/use-records.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import classes from "./record-list.module.css";

interface RecordListScreenProps {
  readonly formId: number;
  readonly onBack: () => void;
}

/** What the person has filled into a form, as far as it lies on this device. */
export function RecordListScreen({ formId, onBack }: RecordListScreenProps) {
  const { t } = useTranslation("forms");
  const form = useForm(formId);
  const records = useRecords(formId);
  const isGone = form.state === "ready" && form.value === undefined;
  const shown = records.state === "ready" ? records.value : [];
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={(form.state === "ready" && form.value?.name) || t("title")}
        onBack={onBack}
      />
      <ScrollArea className={classes.body}>
        {records.state === "loading" && <SkeletonList rows={4} />}
        <Each rows={shown} keyOf={({ id }) => id}>
          {({ title, updateTime }) => (
            <div className={classes.record}>
              <span className={classes.title}>{title || t("untitled")}</span>
              <Text component="span" size="sm" c="dimmed">
                <RelativeTime time={updateTime} />
              </Text>
            </div>
          )}
        </Each>
        {records.state === "ready" && shown.length === 0 && (
          <OnceFetched>
            <EmptyState
              icon={IconForms}
              title={t(isGone ? "gone" : "noRecords")}
              hint={t(isGone ? "goneHint" : "noRecordsHint")}
            />
          </OnceFetched>
        )}
      </ScrollArea>
    </div>
  );
}
