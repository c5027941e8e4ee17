import type { Change } from "../command.ts";
import { COMPANY_ID } from "./company-id.ts";
import type { CompanySetting } from "./company-setting.ts";
import { DEFAULT_COMPANY_SETTING } from "./default-company-setting.ts";

/** What the company has set with other values of some of it; the rest stays, or is as usual while nobody has set anything. */
export function settingWith(
  stored: CompanySetting | undefined,
  values: Partial<Omit<CompanySetting, "id">>,
): Change[] {
  const before = stored ?? { ...DEFAULT_COMPANY_SETTING, id: COMPANY_ID };
  return [
    {
      entity: "companySetting",
      action: stored ? "update" : "add",
      put: { ...before, ...values },
    },
  ];
}
