import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import type { Visit } from "./use-visit.ts";

/** Where a visitor is below what a link leads to. */
interface SharedPlace {
  readonly folderId: number;
  readonly opened?: Visit["item"];
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly sharedPlace?: SharedPlace;
  }
}

/** The folder and file that a visitor looks at. They are steps of the browser's history: its way back, on a phone the only one at hand, leads out of a file and a folder and not away from the link. */
export function useSharedPlace(topId: number) {
  const navigate = useNavigate();
  const router = useRouter();
  const { folderId, opened }: SharedPlace = useLocation({ select: ({ state }) => state })
    .sharedPlace ?? { folderId: topId };
  const go = (sharedPlace: SharedPlace, replace = false) =>
    void navigate({ to: ".", hash: true, state: { sharedPlace }, replace });
  return {
    folderId,
    opened,
    openFolder: (id: number) => go({ folderId: id }),
    openFile: (file: Visit["item"]) => go({ folderId, opened: file }),
    /** The opened file as it is by now. */
    renewFile: (file: Visit["item"]) => go({ folderId, opened: file }, true),
    /** Files are opened from their folder alone: it lies one step back. */
    closeFile: () => router.history.back(),
  };
}
