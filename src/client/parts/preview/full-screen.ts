import type { TFunction } from "i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";

/** Fills the whole screen with the page, or gives it back; says so where the browser cannot (seed 001 §5). */
export function goFullScreen(t: TFunction<"preview">): void {
  const tell = () => showToast({ message: t("noFullScreen"), tone: "error" });
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(tell);
  else tell();
}
