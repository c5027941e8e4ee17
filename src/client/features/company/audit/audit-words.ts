import type { TFunction } from "i18next";
import type { AuditLine } from "./use-audit.ts";

const SETTINGS = [
  "language",
  "logo",
  "taskDefaultStart",
  "taskDefaultEnd",
  "startHome",
  "e2eMessage",
  "debug",
  "ownTokens",
  "publicLinks",
  "linkPreviews",
  "messageDays",
  "fileDays",
  "keepPinned",
  "keepTaskChats",
  "personQuota",
  "companyQuota",
] as const;

/** Kinds of things of which it is told whether they were made, changed or deleted. */
const CHANGED: ReadonlySet<string> = new Set(["bot", "dictionary", "dataInterface", "menu"]);

/** Lists of which it is told how long they are, and a sticker, of which its name is. */
const LISTS = ["priorities", "columnTemplates", "sticker"] as const;

/** What a line says of the thing: what it is called, and what became of it. */
export function auditWords(t: TFunction<"administration">, { kind, detail }: AuditLine): string {
  const words = [detail["name"], detail["note"]].filter(Boolean).map(String);
  if (kind === "role")
    words.push(t(detail["isAdmin"] ? "members.administrator" : "members.member"));
  if (kind === "twoFactor" && typeof detail["on"] === "boolean")
    words.push(t(detail["on"] ? "audit.on" : "audit.off"));
  if (detail["factor"]) words.push(t(`audit.factors.${String(detail["factor"])}`));
  if (CHANGED.has(kind)) words.push(t(`audit.changes.${String(detail["what"])}`));
  if (kind === "leave") {
    const said = [detail["kind"], detail["year"], detail["days"]];
    words.push(...said.filter((word) => word !== undefined).map(String));
  }
  if (kind === "approvalFlow") {
    const { what, number } = detail;
    words.push(t(`audit.flow.${String(what)}`, { number }));
  }
  if (kind === "report") words.push(t(`audit.reports.${String(detail["what"])}`));
  if (kind === "setting") words.push(...settingWords(t, detail));
  if (kind === "organisation") {
    words.unshift(t(`organisation.kinds.${String(detail["tree"])}`));
    words.push(t(`audit.changes.${String(detail["what"])}`));
  }
  return words.join(" · ");
}

function settingWords(t: TFunction<"administration">, detail: AuditLine["detail"]): string[] {
  const lists = LISTS.filter((list) => detail[list] !== undefined).map((list) =>
    t(`audit.${list}`, { value: detail[list] }),
  );
  const values = SETTINGS.filter((field) => detail[field] !== undefined).map((field) => {
    const value = detail[field];
    const said = typeof value === "boolean" ? t(value ? "audit.on" : "audit.off") : String(value);
    return `${t(`system.${field}`)}: ${said}`;
  });
  return [...lists, ...values];
}
