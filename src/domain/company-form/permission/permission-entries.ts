import { COMPANY_ID } from "../../company/company-id.ts";
import { codeOf, seesField } from "../../form/permissions/field-rights.ts";
import type { PermissionEntry, PermissionItem } from "../../form/permissions/permission-list.ts";
import type { Id } from "../../id.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { CompanyForm } from "../company-form.ts";
import { readyForm } from "../ready-form.ts";
import { ownFields } from "./own-fields.ts";
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
 * and 6). `modelId` is that of the entries of the menu that lead to the form; columns and fields are those that they see.
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
    const fields = yield* fieldsSeen(form, userId);
    entries.push({
      modelId: String(form.id),
      modelName: form.name,
      column: fields.filter(({ isColumn }) => isColumn).map(({ item }) => item),
      form: fields.map(({ item }) => item),
      button: buttons.map((button) => ({
        enCode: FORM_BUTTON_CODES[button],
        fullName: words.button(button),
      })),
      resource: ranges.map((range) => ({ enCode: range, fullName: words.range(range) })),
    });
  }
  return entries;
}

/** The fields of a form that somebody sees, those that lists show among them. */
function* fieldsSeen(
  form: CompanyForm,
  userId: Id,
): Reading<{ readonly item: NamedPermission; readonly isColumn: boolean }[]> {
  const version = yield* get("formVersion", form.versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) return [];
  const own = yield* ownFields(form, userId);
  return [...ready.value.form.fields.values()]
    .filter((piece) => seesField(own, piece))
    .map((piece) => ({
      item: { enCode: codeOf(piece), fullName: piece.node.settings.label || piece.path },
      isColumn: piece.table === undefined,
    }));
}
