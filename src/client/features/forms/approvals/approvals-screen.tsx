import { SegmentedControl, TextInput } from "@mantine/core";
import { IconRubberStamp } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useApprovals } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { APPROVAL_LISTS, type ApprovalListName } from "./approval-list-names.ts";
import { listsOf, ofList } from "./approval-lists.ts";
import { ApprovalPane } from "./approval-pane.tsx";
import { ApprovalRow } from "./approval-row.tsx";
import classes from "./approvals.module.css";

interface ApprovalsScreenProps {
  readonly approvalId: number | undefined;
  readonly list: ApprovalListName;
  readonly onList: (list: ApprovalListName) => void;
  readonly onOpen: (approvalId: number) => void;
  /** Back to the list, on a phone. */
  readonly onLeave: () => void;
  readonly onOpenRecord: (formId: number, recordId: number) => void;
  readonly onAsk: () => void;
}

/** Requests on the left, by what they are to the person; the open one on the right. */
export function ApprovalsScreen({
  approvalId,
  list,
  onList,
  onOpen,
  onLeave,
  onOpenRecord,
  onAsk,
}: ApprovalsScreenProps) {
  const { t } = useTranslation("approvals");
  return (
    <ResizableSplit
      storageKey="approvals"
      showContentOnPhone={approvalId !== undefined}
      list={
        <div className={classes.pane}>
          <PaneHeader
            title={t("title")}
            actions={[{ key: "ask", label: t("newRequest"), onClick: onAsk }]}
          />
          <RequestList openId={approvalId} list={list} onList={onList} onOpen={onOpen} />
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
            onBack={onLeave}
            onOpenRecord={onOpenRecord}
          />
        )
      }
    />
  );
}

interface RequestListProps extends Pick<ApprovalsScreenProps, "list" | "onList" | "onOpen"> {
  readonly openId: number | undefined;
}

function RequestList({ openId, list, onList, onOpen }: RequestListProps): ReactNode {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const approvals = useApprovals();
  const [words, setWords] = useState("");
  if (approvals.state === "loading") return <SkeletonList rows={5} />;
  const counted = (name: ApprovalListName) =>
    approvals.value.filter((approval) => listsOf(approval, userId).includes(name)).length;
  const found = ofList(approvals.value, list, { userId, words });
  return (
    <>
      <div className={classes.filters}>
        <SegmentedControl
          // What is marked is measured once: it is drawn anew where the words have another width.
          key={APPROVAL_LISTS.map(counted).join(" ")}
          size="xs"
          fullWidth
          aria-label={t("lists")}
          value={list}
          onChange={(name) => onList(name)}
          data={APPROVAL_LISTS.map((name) => ({
            value: name,
            label: t(`list.${name}`, { count: counted(name) }),
          }))}
        />
        <TextInput
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      {found.length === 0 ? (
        <OnceFetched>
          <EmptyState icon={IconRubberStamp} title={t(`none.${list}`)} hint={t("noneHint")} />
        </OnceFetched>
      ) : (
        <ul className={classes.list}>
          <Each rows={found} keyOf={({ id }) => id} as="li">
            {(approval) => (
              <ApprovalRow approval={approval} open={approval.id === openId} onOpen={onOpen} />
            )}
          </Each>
        </ul>
      )}
    </>
  );
}
