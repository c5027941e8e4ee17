import { createFileRoute, useNavigate } from "@tanstack/react-router";
import {
  APPROVAL_LISTS,
  type ApprovalListName,
} from "#client/features/forms/approvals/approval-list-names.ts";
import { ApprovalsScreen } from "#client/features/forms/approvals/approvals-screen.tsx";
import { useWayBack } from "../-history.ts";
import { MissingHere } from "../-missing.tsx";
import { idIn, optionalIdParam } from "./-parameters.ts";

/** `?list=mine` shows what the person has asked for; what waits for them without it; `?form=77` only what is asked for by a form. */
function listSearch(search: Record<string, unknown>): { list?: ApprovalListName; form?: number } {
  const list = APPROVAL_LISTS.find((name) => name === search["list"]);
  const form = idIn(search["form"]);
  return { ...(list && list !== "waiting" && { list }), ...(form > 0 && { form }) };
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
  const { list = "waiting", form = 0 } = search;
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  const to = "/manage/approve/{-$approvalId}" as const;
  return (
    <ApprovalsScreen
      approvalId={approvalId}
      list={list}
      formId={form}
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
          search: { fill: 1, ...(record > 0 && { record }) },
        })
      }
      onOpenChat={(dialogId) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId } })
      }
      onOpenTask={(taskId) => void navigate({ to: "/single/task/$taskId", params: { taskId } })}
      onInsight={() => void navigate({ to: "/manage/approve/insight" })}
      onAsk={() => void navigate({ to: "/manage/application" })}
    />
  );
}
