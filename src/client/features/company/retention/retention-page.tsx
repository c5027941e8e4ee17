import { Select, Switch, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countExpired } from "#contract/calls/trust/kept-messages.ts";
import { useCompany } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { KEPT_DAYS, type KeptDays, letsMoreGo, type Retention } from "#domain/company/kept-days.ts";

type Wish = Partial<Retention> & {
  readonly messageDays?: KeptDays;
  readonly fileDays?: KeptDays;
};

/** How long the company keeps what is said in chats. */
export function RetentionPage() {
  const { t } = useTranslation(["retention", "settings"]);
  const known = useCompany();
  if (known.state === "loading") return <SkeletonList rows={4} />;
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:retention.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <RetentionForm stored={known.value.setting} />
    </>
  );
}

/** What would go at once is counted before anything is saved that lets more go. */
function RetentionForm({ stored }: { readonly stored: Retention }) {
  const { t } = useTranslation("retention");
  const run = useRun();
  const { call } = useData();
  const failureText = useFailureText();
  const [touched, setTouched] = useState<Wish>({});
  const shown = { ...stored, ...touched };
  const touch = (wish: Wish) => setTouched((before) => ({ ...before, ...wish }));
  const period = (days: number) =>
    days < 365 ? t("days", { count: days }) : t("years", { count: days / 365 });
  const save = async () => {
    const { keepPinned, keepTaskChats } = shown;
    if (letsMoreGo(stored, shown)) {
      const wish = { messageDays: kept(shown.messageDays), fileDays: kept(shown.fileDays) };
      const counted = await call(countExpired, { ...wish, keepPinned, keepTaskChats });
      if (!counted.ok) return failureText(counted.failure);
      const { messages, files } = counted.value;
      const sure = await confirm({
        title: t("sureTitle"),
        message: t("sure", {
          messages: t("messages", { count: messages }),
          files: t("files", { count: files }),
        }),
        confirmLabel: t("sureConfirm"),
        danger: true,
      });
      if (!sure) return undefined;
    }
    if (!(await run("setting.save", touched)).ok) return undefined;
    setTouched({});
    showToast({ message: t("saved"), tone: "success" });
    return undefined;
  };
  return (
    <ActionForm action={t("save")} onSend={save} disabled={Object.keys(touched).length === 0}>
      <Select
        label={t("messageDays")}
        allowDeselect={false}
        data={KEPT_DAYS.map((days) => ({
          value: `${days}`,
          label: days === 0 ? t("forGood") : period(days),
        }))}
        value={`${shown.messageDays}`}
        onChange={(value) => touch({ messageDays: kept(Number(value)) })}
      />
      <Select
        label={t("fileDays")}
        description={t("fileDaysHint")}
        allowDeselect={false}
        data={KEPT_DAYS.map((days) => ({
          value: `${days}`,
          label: days === 0 ? t("asMessages") : period(days),
        }))}
        value={`${shown.fileDays}`}
        onChange={(value) => touch({ fileDays: kept(Number(value)) })}
      />
      <Switch
        label={t("keepPinned")}
        checked={shown.keepPinned}
        onChange={(event) => touch({ keepPinned: event.currentTarget.checked })}
      />
      <Switch
        label={t("keepTaskChats")}
        checked={shown.keepTaskChats}
        onChange={(event) => touch({ keepTaskChats: event.currentTarget.checked })}
      />
    </ActionForm>
  );
}

function kept(days: number): KeptDays {
  return KEPT_DAYS.find((one) => one === days) ?? 0;
}
