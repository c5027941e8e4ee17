import { useLayoutEffect } from "react";
import type { PanelSize } from "./use-panel-size.ts";

/** Tells what is fixed at the end of the screen that a panel of this width is there (`--plumbline-panel-space`). */
export function useRoomAtTheEnd(size: Exclude<PanelSize, "full"> | "narrow" | undefined): void {
  useLayoutEffect(() => {
    if (size === undefined) return undefined;
    const { style, dataset } = document.documentElement;
    dataset["panel"] = "open";
    style.setProperty("--plumbline-panel-space", `var(--plumbline-panel-${size})`);
    return () => {
      style.removeProperty("--plumbline-panel-space");
      delete dataset["panel"];
    };
  }, [size]);
}
