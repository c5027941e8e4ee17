import type { Feature } from "#client/parts/feature/feature.ts";

/** The files of a folder in turn, for a screen on a wall. */
export const feature: Feature = {
  screens: [
    { address: "/single/file/APPboard", route: "single/file.APPboard.tsx", texts: ["library"] },
  ],
};
