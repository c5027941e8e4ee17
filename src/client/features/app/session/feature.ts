import type { Feature } from "#client/parts/feature/feature.ts";

/** Signing in, and all that comes before it. */
export const feature: Feature = {
  screens: [{ address: "/login", route: "login.tsx", texts: ["session"], chunk: "start" }],
};
