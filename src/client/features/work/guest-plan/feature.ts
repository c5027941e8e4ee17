import type { Feature } from "#client/parts/feature/feature.ts";

/** A plan as somebody without an account sees it, who came by a link. */
export const feature: Feature = {
  screens: [
    {
      address: "/guest",
      route: "guest.tsx",
      texts: ["guest-link", "public-link", "task", "plan-fields"],
    },
  ],
};
