import { useNavigate } from "@tanstack/react-router";
import { SearchHost } from "#client/features/search/search-host.tsx";
import type { SearchPlace, SearchTarget } from "#client/features/search/search-target.ts";

const loadSettingsPages = async () => {
  const { settingsPages } = await import("#client/features/settings/settings-pages.ts");
  return settingsPages;
};

/** The search, and the addresses of what it finds. */
export function Search({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const navigate = useNavigate();
  const places: Readonly<Record<SearchPlace, () => Promise<void>>> = {
    messages: () => navigate({ to: "/manage/messenger/{-$dialogId}" }),
    newDialog: () => navigate({ to: "/manage/messenger/{-$dialogId}", search: { new: 1 } }),
    plans: () => navigate({ to: "/manage/plan" }),
    newPlan: () => navigate({ to: "/manage/plan", search: { new: 1 } }),
    import: () => navigate({ to: "/manage/plan/import" }),
    myWork: () => navigate({ to: "/manage/workbench/allTasks" }),
    outbox: () => navigate({ to: "/manage/outbox" }),
    settings: () => navigate({ to: "/manage/setting/{-$page}" }),
  };
  const go = (target: SearchTarget): Promise<void> => {
    if (target.to === "place") return places[target.place]();
    if (target.to === "setting")
      return navigate({ to: "/manage/setting/{-$page}", params: { page: target.page } });
    if (target.to === "dialog") {
      const { dialogId, messageId } = target;
      const search = messageId > 0 ? { message: messageId } : {};
      return navigate({ to: "/manage/messenger/{-$dialogId}", params: { dialogId }, search });
    }
    const search = target.to === "task" ? { task: target.taskId } : {};
    return navigate({ to: "/manage/plan/$planId", params: { planId: target.planId }, search });
  };
  const props = { onSignedOut, loadSettingsPages };
  return <SearchHost onGo={(target) => void go(target)} {...props} />;
}
