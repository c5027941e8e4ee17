import { useCallback, useEffect } from "react";
import { askSetter } from "#client/data/calls/ask-setter.ts";
import {
  dropClaim,
  noteSetter,
  type Overruled,
  readOverruled,
} from "#client/data/queries/overruled.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { useRun } from "../use-run.ts";
import { useSyncStatus } from "./use-sync-status.ts";

/** What the person set of a task and somebody else set otherwise since, with the ways to deal with it. */
export function useOverruled(taskId: number) {
  const { database, quietCall, userId: me } = useData();
  const run = useRun();
  const status = useSyncStatus();
  const isOnline = status.state === "ready" && status.value.link.state === "online";
  const found = useLive(readOverruled, taskId);
  const overruled = found.state === "ready" ? found.value : [];
  const unknown = overruled.find(({ byUserId }) => byUserId === undefined);

  useEffect(() => {
    if (!unknown || !isOnline) return;
    void askSetter(quietCall, taskId, unknown.claim.field).then(async (setter) => {
      if (setter !== undefined) await noteSetter(database, unknown, { setter, me });
    });
  }, [unknown, isOnline, quietCall, database, taskId, me]);

  const forget = useCallback(
    ({ claim }: Overruled) => void dropClaim(database, claim.key),
    [database],
  );
  const takeMine = useCallback(
    async ({ claim }: Overruled) => {
      const result = await run(claim.command, claim.again as Parameters<typeof run>[1]);
      if (result.ok) await dropClaim(database, claim.key);
    },
    [run, database],
  );
  return {
    /** Those of whom it is known who overruled the person. */
    overruled: overruled.filter(({ byUserId }) => byUserId !== undefined && byUserId > 0),
    takeMine,
    forget,
  };
}
