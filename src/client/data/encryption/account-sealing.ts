import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { Caller } from "../calls/http.ts";
import type { Cipher } from "./cipher.ts";
import { createSealing } from "./create-sealing.ts";
import type { Sealing } from "../calls/sealing.ts";

/** The sealing of an account, whose rows tell what the company has set for as long as they are here. */
export function accountSealing(
  database: () => LocalDatabase | undefined,
  call: Caller,
  loadCipher: () => Promise<Cipher>,
): Sealing {
  return createSealing({
    call,
    loadCipher,
    async isAsked() {
      // A database that is closed or broken knows nothing; the server says then what it wants.
      const setting = await database()
        ?.companySetting.get(COMPANY_ID)
        .catch(() => undefined);
      return { ok: true, value: setting?.e2eMessage ?? false };
    },
  });
}
