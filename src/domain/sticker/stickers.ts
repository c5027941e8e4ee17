import { byRank } from "../by-rank.ts";
import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { list, type Reading } from "../reading.ts";
import type { Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import type { Sticker } from "./sticker.ts";

type Found =
  | { readonly ok: true; readonly all: readonly Sticker[]; readonly offered: readonly Sticker[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The company's stickers, where the actor may change them: all, and in their order those that are offered. */
export function* stickersToChange(actor: Actor): Reading<Found> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return { ok: false, refusal };
  const all = yield* list("sticker", { companyId: COMPANY_ID });
  return { ok: true, all, offered: offeredStickers(all) };
}

/** Those that can be sent, in their order. */
export function offeredStickers(all: readonly Sticker[]): readonly Sticker[] {
  return all.filter(({ removeTime }) => removeTime === 0).toSorted(byRank);
}
