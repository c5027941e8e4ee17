import { SegmentedControl } from "@mantine/core";
import { IconRubberStamp } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useApprovalCount } from "#client/live/approvals/use-approval-count.ts";
import { useApprovalList, useInBatch } from "#client/live/approvals/use-approvals.ts";
import { useRelatedAhead } from "#client/live/forms/use-related-records.ts";
import { useLastAnswer } from "#client/live/view/use-last-answer.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { APPROVAL_LISTS, type ApprovalListName } from "../approval-list-names.ts";
import { BatchBar } from "./batch-bar.tsx";
import { DraftList } from "./draft-list.tsx";
import { ListFilters } from "./list-filters.tsx";
import { useListedDrafts } from "./use-listed-drafts.ts";
import { StandInLine } from "./stand-in-line.tsx";
import { RequestRows } from "./request-rows.tsx";
import { isEverything, searchOf, wantedOf, type WantedRequests } from "./wanted-requests.ts";
import classes from "../approvals.module.css";

interface RequestListProps {
  readonly openId: number | undefined;
  readonly list: ApprovalListName;
  readonly onList: (list: ApprovalListName) => void;
  readonly onOpen: (approvalId: number) => void;
  readonly wanted: WantedRequests;
  readonly onWanted: (wanted: WantedRequests) => void;
  /** Goes on with what was begun with a form. */
  readonly onGoOn: (formId: number) => void;
}

/** The lists of a person's requests, with what narrows the chosen one down. */
export function RequestList({ list, onList, ...shown }: RequestListProps) {
  return (
    <>
      <div className={classes.filters}>
        <Lists list={list} onList={onList} />
        {list === "waiting" && <StandInLine />}
      </div>
      <OneList key={list} list={list} {...shown} />
    </>
  );
}

function Lists({ list, onList }: Pick<RequestListProps, "list" | "onList">) {
  const { t } = useTranslation("approvals");
  const drafts = useListedDrafts("mine", wantedOf({})).length;
  const mine = useApprovalCount("mine");
  const counts: Readonly<Record<ApprovalListName, number | undefined>> = {
    waiting: useApprovalCount("waiting"),
    mine: mine === undefined ? undefined : mine + drafts,
    copies: useApprovalCount("copies"),
    done: useApprovalCount("done"),
  };
  return (
    <SegmentedControl
      // What is marked is measured once: it is drawn anew where the words have another width.
      key={APPROVAL_LISTS.map((name) => counts[name]).join(" ")}
      size="xs"
      fullWidth
      aria-label={t("lists")}
      value={list}
      onChange={(name) => onList(name)}
      data={APPROVAL_LISTS.map((name) => ({
        value: name,
        label: [t(`list.${name}`), counts[name]].filter((part) => part !== undefined).join(" "),
      }))}
    />
  );
}

/** Rows that are read at first, and each time that the end of them is come to. */
const PORTION = 100;

function OneList({
  list,
  openId,
  onOpen,
  wanted,
  onWanted,
  onGoOn,
}: Omit<RequestListProps, "onList">): ReactNode {
  const { t } = useTranslation("approvals");
  const [most, setMost] = useState(PORTION);
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const found = useLastAnswer(
    useApprovalList({ ...searchOf(useDeferredValue(wanted)), list, most }),
  );
  const drafts = useListedDrafts(list, wanted);
  const batch = useLastAnswer(
    useInBatch(list === "waiting" ? (found ?? []).map(({ id }) => id) : []),
  );
  useRelatedAhead((found ?? []).map(({ recordId }) => recordId));
  const isInBatch = ({ id }: { readonly id: number }) => batch?.has(id) ?? false;
  if (!found) return <SkeletonList rows={5} />;
  return (
    <>
      <ListFilters
        list={list}
        wanted={wanted}
        onWanted={(next) => {
          onWanted(next);
          setMost(PORTION);
        }}
        {...(found.some(isInBatch) && {
          isChoosing: chosen !== undefined,
          onChoose: () => setChosen(chosen ? undefined : new Set()),
        })}
      />
      <DraftList drafts={drafts} onGoOn={onGoOn} />
      {found.length === 0 && drafts.length === 0 && (
        <OnceFetched>
          <EmptyState
            icon={IconRubberStamp}
            title={isEverything(wanted) ? t(`none.${list}`) : t("nothingFound")}
            hint={isEverything(wanted) ? t("noneHint") : t("nothingFoundHint")}
          />
        </OnceFetched>
      )}
      {found.length > 0 && (
        <RequestRows
          approvals={found}
          list={list}
          openId={openId}
          onOpen={onOpen}
          onEnd={() => found.length === most && setMost(most + PORTION)}
          {...(chosen && { chosen, isInBatch, onChoose: setChosen })}
        />
      )}
      {chosen && (
        <BatchBar
          approvals={found.filter((approval) => chosen.has(approval.id) && isInBatch(approval))}
          onDone={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
