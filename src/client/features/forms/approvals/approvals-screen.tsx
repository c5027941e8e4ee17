import { IconChartBar, IconRubberStamp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useManagesAny } from "#client/live/approvals/use-approvals.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import type { ApprovalListName } from "./approval-list-names.ts";
import { ApprovalPane } from "./approval-pane.tsx";
import { PlaceInList } from "./head/place-in-list.tsx";
import { RequestList } from "./list/request-list.tsx";
import type { WantedRequests } from "./list/wanted-requests.ts";
import classes from "./approvals.module.css";

const NewRequestDialog = late(
  async () => (await import("./ask/new-request-dialog.tsx")).NewRequestDialog,
);

interface ApprovalsScreenProps {
  readonly approvalId: number | undefined;
  readonly list: ApprovalListName;
  /** What the list is narrowed down to. */
  readonly wanted: WantedRequests;
  readonly onWanted: (wanted: WantedRequests) => void;
  readonly onList: (list: ApprovalListName) => void;
  readonly onOpen: (approvalId: number) => void;
  /** Back to the list, on a phone. */
  readonly onLeave: () => void;
  readonly onOpenRecord: (formId: number, recordId: number) => void;
  /** 0 = a new one. */
  readonly onFillRecord: (formId: number, recordId: number) => void;
  readonly onOpenChat: (dialogId: number) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onAllForms: () => void;
  readonly onInsight: () => void;
}

/** Requests on the left, by what they are to the person; the open one on the right. */
export function ApprovalsScreen({
  approvalId,
  list,
  wanted,
  onWanted,
  onList,
  onOpen,
  onLeave,
  onOpenRecord,
  onFillRecord,
  onOpenChat,
  onOpenTask,
  onAllForms,
  onInsight,
}: ApprovalsScreenProps) {
  const { t } = useTranslation("approvals");
  const looksAfterAny = useManagesAny();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ResizableSplit
      storageKey="approvals"
      showContentOnPhone={approvalId !== undefined}
      list={
        <div className={classes.pane}>
          <PaneHeader
            title={t("title")}
            actions={[{ key: "ask", label: t("newRequest"), onClick: () => setIsAsking(true) }]}
          >
            {looksAfterAny && (
              <IconButton icon={IconChartBar} label={t("insight")} onClick={onInsight} />
            )}
          </PaneHeader>
          <RequestList
            openId={approvalId}
            list={list}
            onList={onList}
            onOpen={onOpen}
            wanted={wanted}
            onWanted={onWanted}
            onGoOn={(form) => onFillRecord(form, 0)}
          />
          {isAsking && (
            <Opening>
              <NewRequestDialog
                onFill={(form) => onFillRecord(form, 0)}
                onAllForms={onAllForms}
                onClose={() => setIsAsking(false)}
              />
            </Opening>
          )}
        </div>
      }
      content={
        approvalId === undefined ? (
          <EmptyState
            icon={IconRubberStamp}
            title={t("choosePrompt")}
            hint={t("choosePromptHint")}
          />
        ) : (
          <ApprovalPane
            key={approvalId}
            approvalId={approvalId}
            place={
              <PlaceInList approvalId={approvalId} list={list} wanted={wanted} onOpen={onOpen} />
            }
            onBack={onLeave}
            onOpenRecord={onOpenRecord}
            onFillRecord={onFillRecord}
            onOpenChat={onOpenChat}
            onOpenTask={onOpenTask}
          />
        )
      }
    />
  );
}
