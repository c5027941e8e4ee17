import { type RefObject, useEffect, useEffectEvent } from "react";
import type { StageHandle } from "#client/parts/drawing/sheet-stage.tsx";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import { drawingShortcuts } from "../feature.ts";
import { type Tool, TOOLS } from "./tools.ts";

/** One press of a key or button enlarges by so much. */
export const ZOOM_BY = 1.25;
/** Pixels that an arrow key moves. */
const STEP = 60;

const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

interface StageKeys {
  readonly stage: RefObject<StageHandle | null>;
  /** A pin is in hand: Enter sets it into the middle. */
  readonly isSetting: boolean;
  readonly areKeysHere: boolean;
  readonly onTool: (tool: Tool) => void;
  readonly onSetInMiddle: (place: SheetPlace) => void;
}

/** What keys do to a sheet. Arrows move it while the focus is on it. */
export function useStageKeys(asked: StageKeys): void {
  const { stage, isSetting, areKeysHere, onTool, onSetInMiddle } = asked;
  for (const tool of TOOLS) {
    // oxlint-disable-next-line react/rules-of-hooks -- the tools are always the same
    useShortcut(drawingShortcuts[tool], () => onTool(tool), areKeysHere);
  }
  useShortcut(drawingShortcuts.fit, () => stage.current?.fit(), areKeysHere);
  useShortcut(drawingShortcuts.nearer, () => stage.current?.enlarge(ZOOM_BY), areKeysHere);
  useShortcut(drawingShortcuts.farther, () => stage.current?.enlarge(1 / ZOOM_BY), areKeysHere);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!stage.current?.holds(event.target) || event.defaultPrevented) return;
    const way = ways[event.key];
    const middle = isSetting && event.key === "Enter" ? stage.current.middle() : undefined;
    if (way) stage.current.move(way);
    else if (middle) onSetInMiddle(middle);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
