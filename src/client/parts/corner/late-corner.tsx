import type { ComponentProps } from "react";
import { useSettled } from "#client/platform/when-idle.ts";
import { late } from "#client/ui/late.tsx";
import type { CornerLinks } from "./corner-links.tsx";

// Neither is what somebody opened the screen for: they come when the screen stands.
const Links = late(async () => (await import("./corner-links.tsx")).CornerLinks);
const Download = late(async () => (await import("./download-link.tsx")).DownloadLink);

/** The corner of the sign-in, a moment after it. */
export function LateCornerLinks(props: ComponentProps<typeof CornerLinks>) {
  const settled = useSettled();
  return settled && <Links {...props} />;
}

/** The way to the app for a screen's header, a moment after it. */
export function LateDownloadLink() {
  const settled = useSettled();
  return settled && <Download />;
}
