import { readWorkNotices, type WorkNotice } from "#client/data/notices/work-notices.ts";
import { useSettled } from "#client/platform/when-idle.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";

const readNothing = () => Promise.resolve<WorkNotice[]>([]);

/** What others did that the person has not seen to yet, the newest first; asked once the first screen is drawn. */
export function useWorkNotices(): readonly WorkNotice[] {
  const { userId } = useData();
  const notices = useLive(useSettled() ? readWorkNotices : readNothing, userId);
  return notices.state === "ready" ? notices.value : [];
}
