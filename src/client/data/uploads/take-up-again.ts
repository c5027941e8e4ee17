import { liveQuery } from "dexie";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { DEFAULT_COMPANY_SETTING } from "#domain/company/default-company-setting.ts";
import { isLimitRaised, isWithoutRoom } from "#domain/file/quota.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { UploadFailure } from "../database/upload-row.ts";
import { inTurn, type OwnUpload } from "./own-upload.ts";

export interface TakingUp {
  /** What was tried in vain below the limits of now is tried once more. */
  wake(): void;
  stop(): void;
}

/** An upload that found no room below a limit. */
interface Refused {
  readonly fileId: number;
  readonly failure: UploadFailure;
}

interface Seen {
  readonly refused: readonly Refused[];
  readonly limits: { readonly personQuota: number; readonly companyQuota: number };
}

/**
 * Lets uploads that found no room go on without anybody's doing: at the start, because something may have been deleted
 * meanwhile, and whenever this device learns of a higher limit. Each is tried once below the same limits: a limit that was
 * raised here may not have reached the server.
 */
export async function startTakingUp(own: Omit<OwnUpload, "fileId">): Promise<TakingUp> {
  const tried = new Map<number, string>();
  let seen = await readRefused(own.database);
  for (const { fileId } of seen.refused) await takeUpAgain({ ...own, fileId });

  const look = () => {
    const { refused, limits } = seen;
    const below = `${limits.personQuota}/${limits.companyQuota}`;
    for (const { fileId, failure } of refused) {
      if (tried.get(fileId) === below || !isLimitRaised(failure, limits)) continue;
      tried.set(fileId, below);
      // Whoever sends by now does so themselves.
      takeUpAgain({ ...own, fileId }).catch(() => undefined);
    }
  };

  const subscription = liveQuery(() => readRefused(own.database)).subscribe({
    next(read) {
      seen = read;
      look();
    },
    error: () => undefined,
  });

  return {
    wake() {
      tried.clear();
      look();
    },
    stop: () => subscription.unsubscribe(),
  };
}

async function readRefused(database: LocalDatabase): Promise<Seen> {
  const rows = await database.upload.where("state").equals("error").toArray();
  const refused = rows.flatMap(({ fileId, failure }) =>
    failure && isWithoutRoom(failure) ? [{ fileId, failure }] : [],
  );
  const limits = (await database.companySetting.get(COMPANY_ID)) ?? DEFAULT_COMPANY_SETTING;
  return { refused, limits };
}

function takeUpAgain(own: OwnUpload): Promise<void> {
  return inTurn(own, async (row) => {
    if (row?.state !== "error") return;
    const { failure: _earlier, ...rest } = row;
    await own.database.upload.put({ ...rest, state: "waiting" });
  });
}
