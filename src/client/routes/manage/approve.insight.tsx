import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { InsightScreen } from "#client/features/forms/approval-insight/insight-screen.tsx";
import { useWayBack } from "../-history.ts";

export const Route = createFileRoute("/manage/approve/insight")({
  staticData: { title: "titles:approvalInsight" },
  component: ApprovalInsight,
});

function ApprovalInsight() {
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  return (
    <InsightScreen
      onBack={() =>
        leaveTo({ to: "/manage/approve/{-$approvalId}", params: { approvalId: undefined } })
      }
      onOpenRecord={(formId, record) =>
        void navigate({
          to: "/manage/dynamicModel/$formId",
          params: { formId },
          search: { record },
        })
      }
    />
  );
}
