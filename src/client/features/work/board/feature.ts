import { IconLayoutKanban } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";

/** A plan's board: columns and cards. */
export const feature: Feature = {
  screens: [
    { address: "/manage/plan/", route: "manage/plan/$planId.tsx", texts: ["board", "task"] },
  ],
  finds: [{ kind: "plan", icon: IconLayoutKanban, addressOf: ({ id }) => `/manage/plan/${id}` }],
};
