import { IconShare2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePageName } from "#client/platform/title/page-title.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { ShareForm, type ShareFormProps } from "./share-form.tsx";
import { useShared } from "./use-shared.ts";

interface ShareScreenProps extends Pick<
  ShareFormProps,
  "onOpenDialog" | "onOpenTask" | "onOpenFiles"
> {
  /** Which of the things that were handed over; the latest where left out. */
  readonly sharedId: string | undefined;
  readonly onLeave: () => void;
}

/** What another app has handed over, and where it shall go. */
export function ShareScreen({ sharedId, onLeave, ...ways }: ShareScreenProps) {
  const { t } = useTranslation("share");
  usePageName("place", t("title"));
  const { shared, setText, drop } = useShared(sharedId);
  if (shared === "reading") return <SkeletonList rows={4} />;
  if (shared === "nothing") {
    return <EmptyState icon={IconShare2} title={t("nothing")} hint={t("nothingHint")} screen />;
  }
  return (
    <ShareForm
      {...ways}
      content={shared}
      onText={setText}
      onUsed={drop}
      onDiscard={() => void drop().then(onLeave)}
    />
  );
}
