import type { Zone } from "../form/calendar/zone.ts";
import type { Form } from "../form/graph/form.ts";
import type { FormValues } from "../form/record/form-values.ts";
import type { Id } from "../id.ts";

/** Who works on which record of which form, and when. */
export interface Filler {
  readonly form: Form;
  readonly zone: Zone;
  readonly userId: Id;
  readonly recordId: Id;
  readonly now: number;
  /** What stands in a record that somebody changes, and who made it. */
  readonly standing?: { readonly values: FormValues; readonly makerId: Id } | undefined;
}
