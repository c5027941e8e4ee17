import { COMPANY_ID } from "../../company/company-id.ts";
import type { PermissionEntry, PermissionItem } from "../../form/permissions/permission-list.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import { FORM_BUTTON_CODES, type FormButton, type RecordRange } from "./form-permission.ts";
import { ownButtons, ownRanges } from "./own-permission.ts";

/** What somebody may do with the records of one form, as the permission list of other clients says it. */
interface FormPermissionEntry extends PermissionEntry {
  readonly modelName: string;
  readonly column: readonly NamedPermission[];
  readonly form: readonly NamedPermission[];
  readonly button: readonly NamedPermission[];
  /** Whose records they may look at besides those that concern them. */
  readonly resource: readonly NamedPermission[];
}

interface NamedPermission extends PermissionItem {
  readonly fullName: string;
}

/** What people call a button, and a range of records. */
interface PermissionWords {
  button(button: FormButton): string;
  range(range: RecordRange): string;
}

/**
 * What somebody may do with each form that can be filled in: by the same rules as screens and calls go (seed 001 sections 3
 * and 6). `modelId` is that of the entries of the menu that lead to the form. Columns and fields are none: no form hides them
 * by role, and clients judge them only where a form says so.
 */
export function* permissionEntries(
  userId: Id,
  words: PermissionWords,
): Reading<FormPermissionEntry[]> {
  const forms = yield* list("form", { companyId: COMPANY_ID });
  const entries: FormPermissionEntry[] = [];
  for (const form of forms.filter(({ state }) => state === "published")) {
    const buttons = yield* ownButtons(form, userId);
    const ranges = yield* ownRanges(form, userId);
    entries.push({
      modelId: String(form.id),
      modelName: form.name,
      column: [],
      form: [],
      button: buttons.map((button) => ({
        enCode: FORM_BUTTON_CODES[button],
        fullName: words.button(button),
      })),
      resource: ranges.map((range) => ({ enCode: range, fullName: words.range(range) })),
    });
  }
  return entries;
}
