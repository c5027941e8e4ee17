import type { Change } from "#domain/command.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";
import { get, type Reading } from "#domain/reading.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { momentAt } from "./site.ts";

type CountedLeave = Omit<LeaveKind, "name"> & { readonly key: "annual" | "personal" };

/** The kinds of leave that the sample site counts, so that requests for leave say what is left. */
const counted: readonly CountedLeave[] = [
  { key: "annual", over: "refuse", halves: 30 },
  { key: "personal", over: "warn", halves: 10 },
];

export async function countLeave(filling: Filling): Promise<void> {
  const { parts, t } = filling;
  const at = momentAt(parts.now(), [-21, 9]);
  for (const { key, ...kind } of counted) {
    const named = { name: t(`leave:usual.${key}`), ...kind };
    await runAs(parts, idOf(filling, "admin"), "leave.saveKind", { key, kind: named }, at);
  }
}

/** Nothing is counted any more, where nobody has said since what is. */
export function* countLeaveNoMore(): Reading<readonly Change[]> {
  const setting = yield* get("leaveSetting", COMPANY_ID);
  const isSample =
    setting?.kinds.length === counted.length &&
    counted.every(({ key, over, halves }) =>
      setting.kinds.some((one) => one.key === key && one.over === over && one.halves === halves),
    );
  if (!setting || !isSample) return [];
  return [{ entity: "leaveSetting", action: "update", put: { ...setting, kinds: [] } }];
}
