import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Messenger } from "#client/features/talk/messenger/messenger.tsx";
import { useWayBack } from "../-history.ts";
import { messengerSearch, optionalIdParam } from "./-parameters.ts";
import { useGuideWays } from "../-guide-ways.ts";
import { MissingHere } from "../-missing.tsx";

export const Route = createFileRoute("/manage/messenger/{-$dialogId}")({
  staticData: { title: "titles:messages" },
  params: optionalIdParam("dialogId"),
  validateSearch: messengerSearch,
  loader: async ({ context, params }) => {
    const open = params.dialogId && import("#client/features/talk/messenger/open-dialog.tsx");
    const { askForMessenger } = await import("#client/live/ask-ahead.ts");
    await Promise.all([open, askForMessenger(context.session, params.dialogId)]);
  },
  component: MessengerRoute,
  notFoundComponent: MissingHere,
});

function MessengerRoute() {
  const { dialogId } = Route.useParams();
  const { new: isNew, message } = Route.useSearch();
  const navigate = useNavigate();
  const { leaveTo } = useWayBack();
  return (
    <Messenger
      dialogId={dialogId}
      messageId={message}
      starting={isNew === 1}
      onStarting={(wanted) =>
        void navigate({
          to: "/manage/messenger/{-$dialogId}",
          params: { dialogId },
          search: wanted ? { new: 1 } : {},
          replace: !wanted,
        })
      }
      onOpenDialog={(id) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId: id } })
      }
      onOpenMessage={(id, messageId) =>
        void navigate({
          to: "/manage/messenger/{-$dialogId}",
          params: { dialogId: id },
          search: { message: messageId },
          replace: id === dialogId,
        })
      }
      // An id that is not named would be the one of the address.
      onLeaveDialog={() =>
        leaveTo({ to: "/manage/messenger/{-$dialogId}", params: { dialogId: undefined } })
      }
      onOpenTask={(id) => void navigate({ to: "/single/task/$taskId", params: { taskId: id } })}
      onOpenRequest={(id) =>
        void navigate({ to: "/manage/approve/{-$approvalId}", params: { approvalId: id } })
      }
      onOpenPlan={(id) => void navigate({ to: "/manage/plan/$planId", params: { planId: id } })}
      guide={useGuideWays()}
    />
  );
}
