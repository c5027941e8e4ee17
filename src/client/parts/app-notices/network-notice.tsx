import { useLocation } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useData } from "#client/live/data-context.ts";
import { late } from "#client/ui/late.tsx";

const NetworkModal = late(async () => (await import("./network-modal.tsx")).NetworkModal);

/**
 * What somebody asked for needs a network and found none: they are told 5 s later, unless it has come
 * back or they have gone on to another screen. Everything else goes on without a network, and says nothing.
 */
export function NetworkNotice() {
  const { reach } = useData();
  const { pathname } = useLocation();
  const told = useSyncExternalStore(reach.subscribe, reach.isTold);
  const [wasTold, setWasTold] = useState(false);
  if (told && !wasTold) setWasTold(true);
  useEffect(() => () => reach.dismiss(), [reach, pathname]);
  if (!wasTold) return null;
  return <NetworkModal opened={told} onClose={reach.dismiss} />;
}
