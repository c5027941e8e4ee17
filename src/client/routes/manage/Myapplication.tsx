import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { MyApplicationsScreen } from "#client/features/forms/form-center/applications/my-applications-screen.tsx";

export const Route = createFileRoute("/manage/Myapplication")({
  staticData: { title: "titles:myApplications" },
  loader: ({ context }) =>
    import("#client/live/forms/ask-for-forms.ts").then(({ askForForms }) =>
      askForForms(context.session),
    ),
  component: MyApplications,
});

function MyApplications() {
  const navigate = useNavigate();
  return (
    <MyApplicationsScreen
      onOpen={(formId) => void navigate({ to: "/manage/dynamicModel/$formId", params: { formId } })}
      onOpenPage={(href) => void navigate({ href })}
      onAll={() => void navigate({ to: "/manage/application" })}
    />
  );
}
