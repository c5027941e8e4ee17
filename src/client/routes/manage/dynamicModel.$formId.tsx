import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { FormRecordsScreen } from "#client/features/forms/record-list/form-records-screen.tsx";
import { useWayBack } from "../-history.ts";
import { idParam } from "./-parameters.ts";
import { type RecordSearch, recordSearch } from "./-record-search.ts";
import { useRecordView } from "./-use-record-view.ts";

export const Route = createFileRoute("/manage/dynamicModel/$formId")({
  staticData: { title: "titles:form" },
  params: idParam("formId"),
  validateSearch: recordSearch,
  component: Records,
});

function Records() {
  const { formId } = Route.useParams();
  const search = Route.useSearch();
  const { record = 0, fill, request = 0, copy = 0, sheet, ...address } = search;
  const { userId } = Route.useRouteContext().session;
  const { view, changeView } = useRecordView(formId, userId, search);
  const navigate = useNavigate();
  const { hasBefore, back } = useWayBack();
  const here = { to: "/manage/dynamicModel/$formId", params: { formId } } as const;
  const go = (shown: RecordSearch, replace = false) =>
    void navigate({ ...here, search: { ...address, ...shown }, replace });
  return (
    <FormRecordsScreen
      formId={formId}
      recordId={record}
      fills={fill === 1}
      requestId={request}
      copyId={copy}
      imports={sheet === 1}
      onImported={() => sheet && go({}, true)}
      view={view}
      onView={changeView}
      onBack={() => void navigate({ to: "/manage/application" })}
      onOpen={(id, replace) => go(id > 0 ? { record: id } : {}, replace)}
      onOpenApproval={(approvalId) =>
        void navigate({ to: "/manage/approve/{-$approvalId}", params: { approvalId } })
      }
      onRequest={(approvalId) => {
        if (approvalId === request && hasBefore()) return back();
        return void navigate({
          to: "/manage/approve/{-$approvalId}",
          params: { approvalId },
          search: { list: "mine" },
          replace: true,
        });
      }}
      onCopy={(id) => go({ fill: 1, copy: id })}
      onFill={(id) => go({ fill: 1, ...(id > 0 && { record: id }) })}
    />
  );
}
