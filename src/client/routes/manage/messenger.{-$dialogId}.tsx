import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Messenger } from "#client/features/messenger/messenger.tsx";
import { optionalIdParam } from "./-parameters.ts";

export const Route = createFileRoute("/manage/messenger/{-$dialogId}")({
  params: optionalIdParam("dialogId"),
  loader: ({ context, params }) =>
    import("#client/live/ask-ahead.ts").then(({ askForMessenger }) =>
      askForMessenger(context.session, params.dialogId),
    ),
  component: MessengerRoute,
});

function MessengerRoute() {
  const { dialogId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <Messenger
      dialogId={dialogId}
      onOpenDialog={(id) =>
        void navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId: id } })
      }
      onOpenTask={(id) => void navigate({ to: "/single/task/$taskId", params: { taskId: id } })}
      onOpenPlan={(id) => void navigate({ to: "/manage/plan/$planId", params: { planId: id } })}
    />
  );
}
