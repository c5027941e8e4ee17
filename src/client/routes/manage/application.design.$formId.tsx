import { createFileRoute } from "@tanstack/react-router";
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
  return (
    <DesignerScreen
      key={formId}
      formId={formId}
      onBack={() => leaveTo({ to: "/manage/application" })}
    />
  );
}
