import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { FormCenterScreen } from "#client/features/forms/form-center/form-center-screen.tsx";

export const Route = createFileRoute("/manage/application/")({
  staticData: { title: "titles:forms" },
  loader: ({ context }) =>
    import("#client/live/forms/ask-for-forms.ts").then(({ askForForms }) =>
      askForForms(context.session),
    ),
  component: FormCenter,
});

function FormCenter() {
  const navigate = useNavigate();
  return (
    <FormCenterScreen
      onOpen={(formId) => void navigate({ to: "/manage/dynamicModel/$formId", params: { formId } })}
      onOpenPage={(href) => void navigate({ href })}
      onMine={() => void navigate({ to: "/manage/Myapplication" })}
      onArrange={() =>
        void navigate({ to: "/manage/setting/{-$page}", params: { page: "applications" } })
      }
      onDesign={(formId) =>
        void navigate({ to: "/manage/application/design/$formId", params: { formId } })
      }
      onFlow={(formId) =>
        void navigate({ to: "/manage/application/approval/$formId", params: { formId } })
      }
    />
  );
}
