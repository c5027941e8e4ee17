import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ShareScreen } from "#client/features/talk/share/share-screen.tsx";
import { addressOf } from "./-library-address.ts";

export const Route = createFileRoute("/manage/share")({
  validateSearch: (search: Record<string, unknown>): { shared?: string } =>
    typeof search["shared"] === "string" ? { shared: search["shared"] } : {},
  component: Share,
});

function Share() {
  const { shared } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ShareScreen
      key={shared}
      sharedId={shared}
      onOpenDialog={(id) =>
        void navigate({
          to: "/manage/messenger/{-$dialogId}",
          params: { dialogId: id },
          replace: true,
        })
      }
      onOpenTask={(planId, task) =>
        void navigate({
          to: "/manage/plan/$planId",
          params: { planId },
          search: { task },
          replace: true,
        })
      }
      onOpenFiles={(planId) =>
        void navigate({
          to: "/manage/file/{-$folderId}/{-$fileId}",
          ...addressOf({ view: "folder", folderId: 0, planId }),
          replace: true,
        })
      }
      onLeave={() => void navigate({ to: "/manage/messenger/{-$dialogId}", replace: true })}
    />
  );
}
