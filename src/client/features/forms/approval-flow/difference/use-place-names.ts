import { useForms } from "#client/live/forms/use-forms.ts";
import { useAllPlans } from "#client/live/use-all-plans.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import type { FlowWords } from "./flow-words.ts";

/** How the plans, columns, chats and forms are called in which something happens; their ids where the person does not know them. */
export function usePlaceNames(): FlowWords["place"] {
  const all = useAllPlans();
  const forms = useForms();
  const dialogs = useDialogs();
  const nameOf = useDialogName();
  return (kind, id) => {
    const name = () => {
      switch (kind) {
        case "plan":
          return all?.plans.find(({ plan }) => plan.id === id)?.plan.name;
        case "column":
          return all?.columns.find(({ column }) => column.id === id)?.column.name;
        case "form":
          return forms.state === "ready"
            ? forms.value.find((form) => form.id === id)?.name
            : undefined;
        default: {
          const known = dialogs.state === "ready" ? dialogs.value : [];
          const view = known.find(({ dialog }) => dialog.id === id);
          return view && nameOf(view);
        }
      }
    };
    return name() ?? String(id);
  };
}
