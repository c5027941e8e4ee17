import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import {
  APPROVAL_LISTS,
  type ApprovalListName,
} from "#client/features/forms/approvals/approval-list-names.ts";
import { ApprovalsScreen } from "#client/features/forms/approvals/approvals-screen.tsx";
import {
  addressOfWanted,
  type WantedAddress,
  wantedAddress,
  wantedOf,
} from "#client/features/forms/approvals/list/wanted-requests.ts";
import { useWayBack } from "../-history.ts";
import { MissingHere } from "../-missing.tsx";
import { optionalIdParam } from "./-parameters.ts";

type ApprovalsSearch = { list?: ApprovalListName } & WantedAddress;

/** `?list=mine` shows what the person has asked for, what waits for them without it; what else stands there narrows the list down. */
function listSearch(search: Record<string, unknown>): ApprovalsSearch {
  const list = APPROVAL_LISTS.find((name) => name === search["list"]);
  return { ...(list && list !== "waiting" && { list }), ...wantedAddress(search) };
}

export const Route = createFileRoute("/manage/approve/{-$approvalId}")({
  staticData: { title: "titles:approvals" },
  params: optionalIdParam("approvalId"),
  validateSearch: listSearch,
  component: Approvals,
  notFoundComponent: MissingHere,
});

function Approvals() {
  const { approvalId } = Route.useParams();
  const search = Route.useSearch();
  const { list = "waiting", ...address } = search;
  const narrowed = JSON.stringify(address);
  const wanted = useMemo(() => wantedOf(JSON.parse(narrowed) as WantedAddress), [narrowed]);
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const to = "/manage/approve/{-$approvalId}" as const;
  return (
    <ApprovalsScreen
      approvalId={approvalId}
      list={list}
      wanted={wanted}
      onWanted={(next) =>
        void navigate({
          to,
          params: { approvalId },
          search: listSearch({ list, ...addressOfWanted(next) }),
          replace: true,
        })
      }
      // What one list is narrowed down to says nothing of the others.
      onList={(name) =>
        void navigate({ to, params: { approvalId }, search: listSearch({ list: name }) })
      }
      onOpen={(id) => void navigate({ to, params: { approvalId: id }, search })}
      onLeave={() => leaveTo({ to, params: { approvalId: undefined }, search })}
      onOpenRecord={(formId, record) =>
        void navigate({
          to: "/manage/dynamicModel/$formId",
          params: { formId },
          search: { record },
        })
      }
      onFillRecord={(formId, record) =>
        void navigate({
          to: "/manage/dynamicModel/$formId",
          params: { formId },
          search: { fill: 1, ...(record > 0 && { record, request: approvalId }) },
        })
      }
      onOpenChat={(dialogId) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId } })
      }
      onOpenTask={(taskId) => void navigate({ to: "/single/task/$taskId", params: { taskId } })}
      onInsight={() => void navigate({ to: "/manage/approve/insight" })}
      onAllForms={() => void navigate({ to: "/manage/application" })}
    />
  );
}
