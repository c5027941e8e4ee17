import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { FormRecordsScreen } from "#client/features/forms/record-list/form-records-screen.tsx";
import { idIn, idParam } from "./-parameters.ts";

/** `?record=7` is read beside the list, and filled in with `?fill=1`; without a record a new one is. */
function recordSearch(search: Record<string, unknown>): { record?: number; fill?: 1 } {
  const record = idIn(search["record"]);
  const fills = Number(search["fill"]) === 1;
  return { ...(record > 0 && { record }), ...(fills && { fill: 1 }) };
}

export const Route = createFileRoute("/manage/dynamicModel/$formId")({
  staticData: { title: "titles:form" },
  params: idParam("formId"),
  validateSearch: recordSearch,
  component: Records,
});

function Records() {
  const { formId } = Route.useParams();
  const { record = 0, fill } = Route.useSearch();
  const navigate = useNavigate();
  const go = (search: { record?: number; fill?: 1 }, replace = false) =>
    void navigate({ to: "/manage/dynamicModel/$formId", params: { formId }, search, replace });
  return (
    <FormRecordsScreen
      formId={formId}
      recordId={record}
      fills={fill === 1}
      onBack={() => void navigate({ to: "/manage/application" })}
      onOpen={(id, replace) => go(id > 0 ? { record: id } : {}, replace)}
      onOpenApproval={(approvalId) =>
        void navigate({ to: "/manage/approve/{-$approvalId}", params: { approvalId } })
      }
      onFill={(id) => go({ fill: 1, ...(id > 0 && { record: id }) })}
    />
  );
}
