import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { DesignerScreen } from "#client/features/forms/form-designer/designer-screen.tsx";
import { useWayBack } from "../-history.ts";
import { idParam } from "./-parameters.ts";

export const Route = createFileRoute("/manage/application/design/$formId")({
  staticData: { title: "titles:formDesigner" },
  params: idParam("formId"),
  component: FormDesigner,
});

function FormDesigner() {
  const { formId } = Route.useParams();
  const { leaveTo } = useWayBack();
  const navigate = useNavigate();
  return (
    <DesignerScreen
      key={formId}
      formId={formId}
      onBack={() => leaveTo({ to: "/manage/application" })}
      onImport={() =>
        void navigate({
          to: "/manage/dynamicModel/$formId",
          params: { formId },
          search: { sheet: 1 },
        })
      }
    />
  );
}
