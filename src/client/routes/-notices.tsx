import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSettled } from "#client/platform/when-idle.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { late } from "#client/ui/late.tsx";

const NoticeHost = late(
  async () => (await import("#client/features/talk/notices/notice-host.tsx")).NoticeHost,
);

/** Notices of new messages, and the addresses to which they lead; a moment after the first screen. */
export function Notices() {
  const router = useRouter();
  const settled = useSettled();
  const openMessage = useCallback(
    (dialogId: number, message: number) =>
      void router.navigate({
        to: "/manage/messenger/{-$dialogId}",
        params: { dialogId },
        search: { message },
      }),
    [router],
  );
  const openAddress = useCallback((href: string) => void router.navigate({ href }), [router]);
  if (!settled) return null;
  return (
    <Boundary silent>
      <NoticeHost onOpenMessage={openMessage} onOpenAddress={openAddress} />
    </Boundary>
  );
}
