import type { Feature } from "#client/parts/feature/feature.ts";

/** A form that somebody without an account fills in, who came by a link or a poster. */
export const feature: Feature = {
  screens: [{ address: "/fill", route: "fill.tsx", texts: ["form-link"] }],
};
