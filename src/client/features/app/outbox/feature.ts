import { IconArrowRight } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";

/** What waits to be sent, and what could not be done. */
export const feature: Feature = {
  actions: [{ name: "outbox", order: 60, icon: IconArrowRight, address: "/manage/outbox" }],
};
