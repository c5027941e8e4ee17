import * as z from "zod/mini";
import { languages } from "#base/languages.ts";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { QUOTA_MAX } from "../file/quota.ts";
import { COMPANY_NAME_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { archiveDaysShape } from "../plan/archive-rule.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { pictureShape } from "../user/picture-shape.ts";
import { companyShape } from "./company.ts";
import { KEPT_DAYS } from "./kept-days.ts";
import { COMPANY_ID } from "./company-id.ts";
import { clockShape, type CompanySetting, companySettingShape } from "./company-setting.ts";
import { DEFAULT_COMPANY_SETTING } from "./default-company-setting.ts";

/** Megabytes, 0 = as much as there is. */
const quotaShape = z.int().check(z.nonnegative(), z.maximum(QUOTA_MAX));

const settingShape = z.object({
  name: z.optional(nameShape(1, COMPANY_NAME_MAX)),
  language: z.optional(z.enum(languages.map(({ code }) => code))),
  logo: z.optional(pictureShape),
  startHome: z.optional(z.boolean()),
  e2eMessage: z.optional(z.boolean()),
  taskDefaultStart: z.optional(clockShape),
  taskDefaultEnd: z.optional(clockShape),
  debug: z.optional(z.boolean()),
  ownTokens: z.optional(z.boolean()),
  publicLinks: z.optional(z.boolean()),
  linkPreviews: z.optional(z.boolean()),
  messageDays: z.optional(z.literal(KEPT_DAYS)),
  fileDays: z.optional(z.literal(KEPT_DAYS)),
  keepPinned: z.optional(z.boolean()),
  keepTaskChats: z.optional(z.boolean()),
  archiveDays: z.optional(archiveDaysShape),
  personQuota: z.optional(quotaShape),
  companyQuota: z.optional(quotaShape),
});

/** `system/setting/save`: the company's name, language and picture, and what it has set for everybody. */
export const saveSetting = defineCommand({
  name: "setting.save",
  path: "/api/system/setting/save",
  access: "admin",
  arguments: settingShape,
  reply: z.object({ company: companyShape, setting: companySettingShape }),
  lane: () => companyScope,
  merge: laterWins,
  words: { name: "text" },
  *decide({ name, language, logo, ...wishes }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const company = yield* get("company", COMPANY_ID);
    if (!company) return refused(parameterError());
    const stored = yield* get("companySetting", COMPANY_ID);
    const before = stored ?? { ...DEFAULT_COMPANY_SETTING, id: COMPANY_ID };
    const named = {
      ...company,
      name: name ?? company.name,
      language: language ?? company.language,
      logo: logo ?? company.logo,
    };
    const setting: CompanySetting = { ...before, ...given(wishes) };
    // Times of day in this form are in the order of their texts.
    if (setting.taskDefaultEnd <= setting.taskDefaultStart) {
      return refused(parameterError("company.timesOrder"));
    }
    const naming = differences(company, named);
    const rest = differences(before, setting);
    const changes: Change[] = [];
    if (Object.keys(naming).length > 0) {
      changes.push({ entity: "company", action: "update", put: named });
    }
    if (Object.keys(rest).length > 0) {
      changes.push({ entity: "companySetting", action: stored ? "update" : "add", put: setting });
    }
    const reply = { company: named, setting };
    if (changes.length === 0) return applied([], reply);
    // The log says that there is another picture, not what it shows.
    const detail = { ...naming, ...rest, ...("logo" in naming && { logo: logo !== "" }) };
    return applied(changes, reply, [{ kind: "setting", targetId: COMPANY_ID, detail }]);
  },
});

/** The wishes that were said: what is not named stays. */
function given<Wishes extends object>(
  wishes: Wishes,
): { [Field in keyof Wishes]?: Exclude<Wishes[Field], undefined> } {
  const said = Object.entries(wishes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as {
    [Field in keyof Wishes]?: Exclude<Wishes[Field], undefined>;
  };
}

type Fact = string | number | boolean;

/** Fields of `after` that say something else than `before`; its lists are not this command's. */
function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Fact>> {
  const isOther = (field: [string, unknown]): field is [string, Fact] =>
    typeof field[1] !== "object" && before[field[0]] !== field[1];
  return Object.fromEntries(Object.entries(after).filter(isOther));
}
