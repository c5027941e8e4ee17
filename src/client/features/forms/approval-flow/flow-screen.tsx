import { Button, ScrollArea, Switch, Text } from "@mantine/core";
import { IconRubberStamp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useApprovalFlows } from "#client/live/approvals/use-approvals.ts";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { useRun } from "#client/live/use-run.ts";
import { useDrawnFailureText, useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { type OpenRecord, useOpenRecord } from "#client/parts/record/use-open-record.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import type { FlowProblem } from "#domain/approval/definition/check-flow.ts";
import { checkFlow } from "#domain/approval/definition/check-flow.ts";
import { currentFlow } from "#domain/approval/definition/current-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { madeByNewer } from "#domain/approval/state/known-state.ts";
import { closedFields } from "#domain/company-form/permission/own-fields.ts";
import { DifferenceDialog } from "./difference/difference-dialog.tsx";
import { WHOLE_FLOW } from "./edit/edit-nodes.ts";
import { CopyRules } from "./copy-rules.tsx";
import { EffectsList } from "./effects/effects-list.tsx";
import { FlowSettings } from "./flow-settings.tsx";
import { FlowEditing } from "./nodes/flow-editing.ts";
import { Folding } from "./nodes/folding.ts";
import { NodeList } from "./nodes/node-list.tsx";
import { TrialDialog } from "./trial/trial-dialog.tsx";
import { useFolded } from "./use-folded.ts";
import { useFlowDraft } from "./use-flow-draft.ts";
import { useConditionWords } from "./words/use-condition-words.ts";
import classes from "./approval-flow.module.css";

interface FlowScreenProps {
  readonly formId: number;
  readonly onBack: () => void;
}

/** How records of a form are decided, for administrators to draw. */
export function FlowScreen({ formId, onBack }: FlowScreenProps) {
  const { t } = useTranslation("approval-flow");
  const isAdmin = useIsAdmin();
  const open = useOpenRecord(formId, 0);
  const flows = useApprovalFlows(formId);
  if (open === "loading" || flows.state === "loading") return <SkeletonList rows={6} />;
  if (!open || !isAdmin)
    return (
      <OnceFetched>
        <EmptyState icon={IconRubberStamp} title={t("notHere")} hint={t("notHereHint")} screen />
      </OnceFetched>
    );
  const versions = flows.value.toSorted((one, other) => other.number - one.number);
  const current = currentFlow(versions);
  // What is not understood would be lost with the next version of it.
  if (current && !readFlow(current.flow).ok)
    return <NewerFlow name={open.form.name} onBack={onBack} />;
  return <KnownFlow open={open} versions={versions} onBack={onBack} />;
}

function NewerFlow({ name, onBack }: { readonly name: string; readonly onBack: () => void }) {
  const { t } = useTranslation("approval-flow");
  const failureText = useDrawnFailureText();
  return (
    <div className={classes.screen}>
      <PaneHeader title={t("title", { name })} onBack={onBack} />
      <EmptyState icon={IconRubberStamp} title={failureText(madeByNewer)} />
    </div>
  );
}

function problemsIn(data: Readonly<Record<string, unknown>> | undefined): readonly FlowProblem[] {
  const problems = data?.["problems"];
  return Array.isArray(problems) ? (problems as FlowProblem[]) : [];
}

interface KnownFlowProps extends Pick<FlowScreenProps, "onBack"> {
  readonly open: OpenRecord;
  /** The newest first. */
  readonly versions: readonly ApprovalFlow[];
}

const silent = () => {};

function KnownFlow({ open, versions, onBack }: KnownFlowProps) {
  const current = currentFlow(versions);
  const isPhone = useIsPhone();
  const { t } = useTranslation("approval-flow");
  const run = useRun();
  const save = useRun(silent);
  const failureText = useFailureText();
  const draft = useFlowDraft(open.form.id, current);
  const folding = useFolded(open.form.id);
  const [told, setTold] = useState<readonly FlowProblem[]>([]);
  const [shown, setShown] = useState<"trial" | "difference">();
  const { flow, basedOn, change } = draft;
  const { form } = open.ready;
  const closed = closedFields(open.form);
  const conditionWords = useConditionWords(open.ready);
  const handleSave = async () => {
    const problems = checkFlow(flow, form, closed);
    setTold(problems);
    if (problems.length > 0) return showToast({ message: t("incomplete"), tone: "error" });
    const args = { formId: open.form.id, flow: JSON.stringify(flow) };
    const saved = await save("approvalFlow.save", { ...args, ...(basedOn > 0 && { basedOn }) });
    if (!saved.ok) {
      // Where the person may write nothing is known to the rule only.
      setTold(problemsIn(saved.refusal.data));
      return showToast({ message: failureText(saved.refusal), tone: "error" });
    }
    draft.forget();
    return showToast({ message: t("saved", { number: saved.reply.number }) });
  };
  const inUse = current && (
    <Switch
      className={classes.inUse}
      label={t("inUse")}
      checked={current.status === "on"}
      onChange={(event) =>
        void run("approvalFlow.switch", {
          id: current.id,
          status: event.currentTarget.checked ? "on" : "off",
        })
      }
    />
  );
  const standing = current ? t("version", { number: current.number }) : t("noneYet");
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={t("title", { name: open.form.name })}
        subtitle={draft.isChanged ? t("keptHere") : standing}
        onBack={onBack}
        actions={[
          { key: "trial", label: t("trial.open"), onClick: () => setShown("trial") },
          ...(versions.length > 0
            ? [
                {
                  key: "difference",
                  label: t("difference.open"),
                  onClick: () => setShown("difference"),
                },
              ]
            : []),
        ]}
      >
        {!isPhone && inUse}
      </PaneHeader>
      <ScrollArea className={classes.body}>
        <div className={classes.content}>
          {isPhone && inUse}
          <Text c="dimmed" size="sm">
            {t("hint")}
          </Text>
          <FlowEditing value={{ flow, form, closed, conditionWords, problems: told, change }}>
            <Folding value={folding}>
              <NodeList nodes={flow.nodes} place={WHOLE_FLOW} />
            </Folding>
            <CopyRules />
            <EffectsList />
            <FlowSettings />
          </FlowEditing>
        </div>
      </ScrollArea>
      {shown && (
        <Opening>
          {shown === "trial" ? (
            <TrialDialog
              open={open}
              conditionWords={conditionWords}
              flow={flow}
              onClose={() => setShown(undefined)}
            />
          ) : (
            <DifferenceDialog
              form={form}
              conditionWords={conditionWords}
              flow={flow}
              versions={versions}
              onClose={() => setShown(undefined)}
            />
          )}
        </Opening>
      )}
      <footer className={classes.foot} data-foot-bar>
        {draft.isChanged && (
          <Button variant="default" onClick={draft.forget}>
            {t("discard")}
          </Button>
        )}
        <Button onClick={() => void handleSave()} disabled={!draft.isChanged}>
          {t("save")}
        </Button>
      </footer>
    </div>
  );
}
