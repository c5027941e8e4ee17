import { useOnlineSignal } from "#client/platform/online-signal.ts";
import { useSyncStatus } from "./use-sync-status.ts";

/**
 * Whether the server can be reached: "down" where the browser or the last attempt says so or the server no longer
 * knows the session, "unknown" while nothing has been tried. The browser alone is not asked: it takes a router without the internet for a network.
 */
export function useLine(): "up" | "down" | "unknown" {
  const hasSignal = useOnlineSignal();
  const status = useSyncStatus();
  const state = status.state === "ready" ? status.value.link.state : "connecting";
  if (!hasSignal || state === "offline" || state === "signedOut") return "down";
  return state === "online" ? "up" : "unknown";
}
