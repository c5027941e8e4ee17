import { anyone } from "#tests/make/cases/role-codes.ts";
import type { Row } from "./role-row.ts";

/** What the server says of itself and the company to whoever asks, and its set-up. */
export const systemRoles: Record<string, Row> = {
  "system.health": { codes: anyone() },
  "system.setting": { codes: anyone() },
  "system.logo": { codes: anyone() },
  "system.version": { codes: anyone() },
  "system.prefetch": { codes: anyone() },
  "system.bundles": { codes: anyone() },
  "system.setup": {
    codes: anyone(409),
    body: () => ({
      company: "Other",
      name: "Eve Other",
      email: "eve@example.com",
      password: "a good password",
      language: "en",
      sample: false,
    }),
  },
};
