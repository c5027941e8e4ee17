import { useLayoutEffect } from "react";

/** Tells what is fixed at the end of the screen how many pixels are taken (`--plumbline-panel-space`). */
export function useRoomAtTheEnd(pixels: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--plumbline-panel-space", `${pixels}px`);
    return () => {
      style.removeProperty("--plumbline-panel-space");
    };
  }, [pixels]);
}
