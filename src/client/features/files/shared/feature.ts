import type { Feature } from "#client/parts/feature/feature.ts";

/** What somebody outside of the company sees who came by a link to a folder or file. */
export const feature: Feature = {
  screens: [{ address: "/shared", route: "shared.tsx", texts: ["public-link"] }],
};
