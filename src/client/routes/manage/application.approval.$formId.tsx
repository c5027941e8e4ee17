import { createFileRoute } from "@tanstack/react-router";
import { FlowScreen } from "#client/features/forms/approval-flow/flow-screen.tsx";
import { useWayBack } from "../-history.ts";
import { idParam } from "./-parameters.ts";

export const Route = createFileRoute("/manage/application/approval/$formId")({
  staticData: { title: "titles:approvalFlow" },
  params: idParam("formId"),
  component: ApprovalFlow,
});

function ApprovalFlow() {
  const { formId } = Route.useParams();
  const { leaveTo } = useWayBack();
  return <FlowScreen formId={formId} onBack={() => leaveTo({ to: "/manage/application" })} />;
}
