import { Suspense } from "react";
import { useStorage } from "#client/live/storage/storage-context.ts";
import { useLoss } from "#client/live/storage/use-loss.ts";
import { late } from "#client/ui/late.tsx";
import { EphemeralNotice } from "./ephemeral-notice.tsx";

// All of it is rare: the first screen does not carry it.
const StorageTrouble = late(async () => (await import("./storage-trouble.tsx")).StorageTrouble);
const ClearedNotice = late(async () => (await import("./cleared-notice.tsx")).ClearedNotice);
const LossNotice = late(async () => (await import("./loss-notice.tsx")).LossNotice);

/** What a person must know of what this browser keeps for them, or no longer keeps. */
export function StorageNotices() {
  const { state, wasCleared, reopen } = useStorage();
  const [loss, dismiss] = useLoss();
  const trouble = state === "opening" || state === "ready" ? undefined : state;
  return (
    <Suspense>
      {trouble && <StorageTrouble state={trouble} onReopen={reopen} />}
      {loss && state === "ready" && <LossNotice loss={loss} onRead={dismiss} />}
      {wasCleared && state === "ready" && <ClearedNotice />}
      {state === "ready" && <EphemeralNotice />}
    </Suspense>
  );
}
