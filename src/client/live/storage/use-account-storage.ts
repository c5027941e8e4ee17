import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Caller } from "#client/data/calls/http.ts";
import { roomChannelName } from "#client/data/storage/room-channel.ts";
import { accountDatabase, leaveAccountDatabase } from "../session/account-database.ts";
import type { SavedSession } from "../session/session.ts";
import type { AccountStorage } from "./storage-context.ts";
import { type StorageState, watchStorage } from "./watch-storage.ts";

/** A database that closes by itself so often in a row is broken. */
const CLOSURES_MAX = 3;
/** Once it has stayed open for so long, earlier closures count no more, ms. */
const STEADY_AFTER = 60_000;

/** The account's database, opened, and opened anew when it is lost or closed under us. */
export function useAccountStorage(
  session: SavedSession,
  call: Caller,
  onSignedOut: () => void,
): AccountStorage {
  const [database, setDatabase] = useState(() => accountDatabase(session));
  const [state, setState] = useState<StorageState>("opening");
  const [wasCleared, setWasCleared] = useState(false);
  const closures = useRef<number[]>([]);

  const reopen = useCallback(() => {
    leaveAccountDatabase();
    setState("opening");
    setWasCleared(false);
    setDatabase(accountDatabase(session));
  }, [session]);

  useEffect(() => {
    const handleReopen = () => {
      const now = Date.now();
      closures.current = [...closures.current, now].filter((time) => now - time < STEADY_AFTER);
      if (closures.current.length > CLOSURES_MAX) setState("broken");
      else reopen();
    };
    return watchStorage({
      database,
      session,
      call,
      onState: setState,
      onCleared: () => setWasCleared(true),
      onReopen: handleReopen,
      onSignedOut,
    });
  }, [database, session, call, reopen, onSignedOut]);

  const hasRoom = useHasRoom(database.name);
  return useMemo(
    () => ({ database, state, wasCleared, hasRoom, reopen }),
    [database, state, wasCleared, hasRoom, reopen],
  );
}

/** What the tab that leads says of it; there is room as long as it says nothing. */
function useHasRoom(databaseName: string): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    const channel = new BroadcastChannel(roomChannelName(databaseName));
    channel.addEventListener("message", ({ data }: MessageEvent<boolean>) => setHasRoom(data));
    return () => channel.close();
  }, [databaseName]);
  return hasRoom;
}
