import { IconFileImport } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";

/** Makes a plan of another program's board. */
export const feature: Feature = {
  actions: [{ name: "import", order: 80, icon: IconFileImport, address: "/manage/plan/import" }],
};
