import { useLayoutEffect } from "react";

/** Tells what is fixed at the end of the screen that a panel is there, and its pixels (`--plumbline-panel-space`). */
export function useRoomAtTheEnd(pixels: number): void {
  useLayoutEffect(() => {
    if (pixels === 0) return undefined;
    const { style, dataset } = document.documentElement;
    dataset["panel"] = "open";
    style.setProperty("--plumbline-panel-space", `${pixels}px`);
    return () => {
      style.removeProperty("--plumbline-panel-space");
      delete dataset["panel"];
    };
  }, [pixels]);
}
