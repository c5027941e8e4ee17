import { useEffect, useState } from "react";
import type { Toast } from "./show-toast.ts";

/** How high what a screen ends with is while notices stand above it, pixels; 0 = there is nothing, or nobody has to know. */
export function useFootHeight(toasts: readonly Toast[]): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const foot = toasts.length > 0 && document.querySelector("[data-foot-bar]");
    if (!foot) return undefined;
    // It grows with what it says, and is gone with its screen.
    const observer = new ResizeObserver(() => setHeight(foot.getBoundingClientRect().height));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, [toasts]);
  return height;
}
