import { useEffect, useState } from "react";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import {
  closeSearchPalette,
  openSearchPalette,
  useSearchPalette,
} from "#client/parts/search/search-palette-door.ts";
import { searchShortcuts } from "#client/parts/search/search-shortcuts.ts";
import { whenIdle } from "#client/platform/when-idle.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { SearchDoors } from "./search-doors.ts";

const loadPalette = () => import("./search-palette.tsx");
const SearchPalette = late(async () => (await loadPalette()).SearchPalette);
const WarmIndex = late(async () => (await import("./warm-index.tsx")).WarmIndex);

/** The first screen and what it fetches come first: reading everything waits so long after them, ms. */
const WARM_AFTER = 3_000;

/** Shows the search when it is asked for, and has everything read before that; stands once in the app. */
export function SearchHost(doors: SearchDoors) {
  const opened = useSearchPalette();
  const [warm, setWarm] = useState(false);
  useShortcut(searchShortcuts.search, openSearchPalette);

  useEffect(() => {
    const warmUp = () => {
      setWarm(true);
      // Without a network it comes when it is asked for, or says that it cannot.
      void loadPalette().catch(() => undefined);
    };
    const timer = setTimeout(() => whenIdle(warmUp), WARM_AFTER);
    return () => clearTimeout(timer);
  }, []);
  // It is about the screen it was opened on: with that it goes.
  useEffect(() => closeSearchPalette, []);

  return (
    <>
      {(warm || opened) && <WarmIndex />}
      <Opening>{opened && <SearchPalette {...doors} onClose={closeSearchPalette} />}</Opening>
    </>
  );
}
