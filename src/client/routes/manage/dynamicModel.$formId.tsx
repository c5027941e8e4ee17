import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { RecordListScreen } from "#client/features/forms/record-list/record-list-screen.tsx";
import { idParam } from "./-parameters.ts";

export const Route = createFileRoute("/manage/dynamicModel/$formId")({
  staticData: { title: "titles:form" },
  params: idParam("formId"),
  component: Records,
});

function Records() {
  const { formId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <RecordListScreen formId={formId} onBack={() => void navigate({ to: "/manage/application" })} />
  );
}
