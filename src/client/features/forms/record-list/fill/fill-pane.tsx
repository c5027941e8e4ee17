import { Button, ScrollArea } from "@mantine/core";
import { IconCloudOff, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useAsking } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import type { Live } from "#client/live/use-live.ts";
import { useRun } from "#client/live/use-run.ts";
import { MayNotAsk } from "#client/parts/approval/may-not-ask.tsx";
import { FillForm } from "#client/parts/form-fill/form-sheet.tsx";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { Opening } from "#client/ui/over-screen.tsx";
import { late } from "#client/ui/late.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import type { StepFields } from "#domain/approval/definition/fields-to-fill.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { RecordDraft } from "#domain/record/draft/record-draft.ts";
import classes from "./fill-pane.module.css";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { useFilling } from "./use-filling.ts";
import { useSendRecord } from "./use-send-record.ts";

const AskDialog = late(
  async () => (await import("#client/parts/approval/ask-dialog.tsx")).AskDialog,
);

const FillingWay = late(
  async () => (await import("#client/parts/approval/filling-way.tsx")).FillingWay,
);

interface FillPaneProps {
  readonly open: OpenRecord;
  /** The record does not lie on this device: it is changed on the server, which takes a line. */
  readonly isAway: boolean;
  readonly surroundings: FormSurroundings;
  /** What alone can be filled in, because a step of a flow asks for it. */
  readonly step: StepFields | undefined;
  /** What of a new one stands on all devices of the person. */
  readonly draft: RecordDraft | undefined;
  /** What a new one says from the beginning, besides its defaults. */
  readonly given: JsonObject | undefined;
  /** How many values of the record that it copies are left out. */
  readonly lost: number;
  /** With the request that it became, 0 = none. */
  readonly onSent: (recordId: number, approvalId: number) => void;
  readonly onLeave: () => void;
}

const asksToChoose = ({ reason }: Pick<Refusal, "reason">) => reason === "approval.chooseApprovers";

function isAnswer<Value>(known: Live<Value>, value: Value): boolean {
  return known.state === "ready" && known.value === value;
}

/** A form under its title, with what sends it below; what is typed is kept on this device meanwhile. */
export function FillPane({
  open,
  isAway,
  surroundings,
  step,
  draft,
  given,
  lost,
  onSent,
  onLeave,
}: FillPaneProps) {
  const { t } = useTranslation("records");
  const format = useFormatTime();
  const { onRefused } = useData();
  const isOffline = useLine() === "down";
  const { form, versionId, ready, record } = open;
  const filling = useFilling({ open, surroundings, step, draft, given });
  const { store, base, keptAt, forget, discard } = filling;
  const ask = useRun((refusal) => !asksToChoose(refusal) && onRefused(refusal));
  /** What was sent, while it is chosen who decides it. */
  const [choosingFor, setChoosingFor] = useState(0);
  const known = useAsking(form.id);
  const asksFor = isAnswer(known, "asks");
  const send = useSendRecord({ open, isAway, store, base });
  const [isSending, setIsSending] = useState(false);
  const finish = async () => {
    setIsSending(true);
    const id = await send().finally(() => setIsSending(false));
    if (id === undefined) return undefined;
    forget();
    if (!record && asksFor) {
      const started = await ask("approval.start", { recordId: id, chosen: [] });
      if (started.ok) return onSent(id, started.reply.id);
      if (asksToChoose(started.refusal)) return setChoosingFor(id);
    }
    return onSent(id, 0);
  };
  const sending = asksFor ? "sendForApproval" : "send";
  const { cancelButtonText, confirmButtonText } = ready.form.definition.settings;
  return (
    <div className={classes.pane}>
      <PaneHeader
        title={record?.title || t("newOf", { name: form.name })}
        subtitle={
          keptAt === undefined
            ? form.name
            : t(record ? "keptHere" : "kept", { time: format.timeOfDay(keptAt) })
        }
        onBack={onLeave}
        backLabel={t("later")}
      />
      <ScrollArea className={classes.body}>
        <div className={classes.sheet}>
          {isAnswer(known, "barred") && <MayNotAsk isNew={!record}>{t("savedOnly")}</MayNotAsk>}
          {lost > 0 && <output className={classes.lost}>{t("copyLost", { count: lost })}</output>}
          <FillForm store={store} surroundings={surroundings} />
          {!record && asksFor && (
            <Opening>
              <FillingWay formId={form.id} versionId={versionId} store={store} />
            </Opening>
          )}
        </div>
      </ScrollArea>
      {isOffline && (
        <output className={classes.offline}>
          <IconCloudOff size="1rem" aria-hidden />
          {t(isAway ? "offlineAway" : "offline")}
        </output>
      )}
      <footer className={classes.foot} data-foot-bar>
        <Button
          variant="default"
          onClick={() => void discard().then((isGone) => isGone && onLeave())}
        >
          {cancelButtonText || t("discardButton")}
        </Button>
        <Button
          className={classes.send}
          loading={isSending}
          disabled={isAway && isOffline}
          leftSection={<IconSend size="1rem" aria-hidden />}
          onClick={() => void finish()}
        >
          {confirmButtonText || t(record ? "save" : sending)}
        </Button>
      </footer>
      {choosingFor > 0 && (
        <Opening>
          <AskDialog
            recordId={choosingFor}
            onDone={(approvalId) => onSent(choosingFor, approvalId)}
          />
        </Opening>
      )}
    </div>
  );
}
