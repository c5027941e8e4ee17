import { IconExternalLink, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useApproval, useMadeByNewer } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useDrawnFailureText } from "#client/parts/failure/use-failure-text.ts";
import { RecordSheet } from "#client/parts/record/record-sheet.tsx";
import { useOpenRecord } from "#client/parts/record/use-open-record.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { isUnreadCopy } from "#domain/approval/concerns.ts";
import { madeByNewer } from "#domain/approval/state/known-state.ts";
import { ActBar } from "./acts/act-bar.tsx";
import { useChatAction } from "./use-chat-action.ts";
import { Comments } from "./comments/comments.tsx";
import { EffectList } from "./effects/effect-list.tsx";
import { RequestHead } from "./head/request-head.tsx";
import { StepLine } from "./steps/step-line.tsx";
import { ApprovalSteps } from "./steps/approval-steps.tsx";
import { FormDeleted } from "./form-deleted.tsx";
import { LeaveLine } from "./leave-line.tsx";
import classes from "./approvals.module.css";

const RequestPaper = late(async () => (await import("./paper/request-paper.tsx")).RequestPaper);

interface ApprovalPaneProps {
  readonly approvalId: number;
  /** Which one of the list it is. */
  readonly place: ReactNode;
  readonly onBack: () => void;
  readonly onOpenRecord: (formId: number, recordId: number) => void;
  readonly onFillRecord: (formId: number, recordId: number) => void;
  readonly onOpenChat: (dialogId: number) => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** A request: what is asked for, what was decided, and what the person can do. */
export function ApprovalPane({ approvalId, ...ways }: ApprovalPaneProps) {
  const approval = useApproval(approvalId);
  if (approval.state === "loading") return <SkeletonList rows={6} />;
  if (approval.value) return <KnownApproval approval={approval.value} {...ways} />;
  return (
    <OnceFetched>
      <FormDeleted onClose={ways.onBack} />
    </OnceFetched>
  );
}

interface KnownApprovalProps extends Omit<ApprovalPaneProps, "approvalId"> {
  readonly approval: Approval;
}

function KnownApproval({ approval, place, onBack, onOpenChat, ...ways }: KnownApprovalProps) {
  const { t } = useTranslation("approvals");
  const { onOpenRecord, onFillRecord, onOpenTask } = ways;
  const isPhone = useIsPhone();
  const { formId, recordId, title } = approval;
  const open = useOpenRecord(formId, recordId);
  const steps = useRef<HTMLDivElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const chat = useChatAction(approval, onOpenChat);
  const isNewer = useMadeByNewer(approval);
  const failureText = useDrawnFailureText();
  useReadCopy(approval);
  if (open === undefined)
    return (
      <OnceFetched>
        <FormDeleted onClose={onBack} />
      </OnceFetched>
    );
  const formName = open !== "loading" ? open.form.name : undefined;
  const printing = {
    key: "print",
    label: t("print.open"),
    icon: IconPrinter,
    onClick: () => setIsPrinting(true),
  };
  const record = {
    key: "record",
    label: t("openRecord"),
    icon: IconExternalLink,
    onClick: () => onOpenRecord(formId, recordId),
  };
  return (
    <article className={classes.request} aria-label={title || t("untitled")}>
      <PaneHeader
        subtitle={formName}
        {...(isPhone && { onBack, trailing: place })}
        actions={[...chat, ...(open === "loading" ? [] : [printing]), record]}
      >
        {!isPhone && place}
      </PaneHeader>
      {isPhone && (
        <StepLine
          approval={approval}
          onShow={() => steps.current?.scrollIntoView({ block: "start" })}
        />
      )}
      <div className={classes.body}>
        <div className={classes.sheet}>
          <RequestHead approval={approval} />
          {open === "loading" && <SkeletonList rows={6} />}
          {open !== "loading" && (
            <Suspense fallback={<SkeletonList rows={6} />}>
              <RecordSheet open={open} />
            </Suspense>
          )}
          <LeaveLine recordId={recordId} />
        </div>
        <div ref={steps} className={classes.steps}>
          <ApprovalSteps approval={approval} />
          <EffectList
            approvalId={approval.id}
            onOpenTask={onOpenTask}
            onOpenRecord={onOpenRecord}
            onOpenChat={onOpenChat}
          />
          <Comments approval={approval} />
        </div>
      </div>
      {isPrinting && open !== "loading" && (
        <Opening>
          <RequestPaper approval={approval} open={open} onClose={() => setIsPrinting(false)} />
        </Opening>
      )}
      {isNewer ? (
        <footer className={classes.foot} data-foot-bar>
          <p role="alert" className={classes.for}>
            {failureText(madeByNewer)}
          </p>
        </footer>
      ) : (
        <ActBar approval={approval} onFillRecord={onFillRecord} />
      )}
    </article>
  );
}

/** Whoever opens what was copied to them has read it. */
function useReadCopy(approval: Approval): void {
  const { userId } = useData();
  const run = useRun();
  const { id } = approval;
  const isUnread = isUnreadCopy(approval, userId);
  useEffect(() => {
    if (isUnread) void run("approval.readCopy", { id });
  }, [isUnread, id, run]);
}
