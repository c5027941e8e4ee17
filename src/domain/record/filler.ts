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
  /** Who tries out for them what would come of other values: what they may not read would be told by that. */
  readonly trier?: Trier | undefined;
  /** What stands in a record that somebody changes, and who made it. */
  readonly standing?: { readonly values: FormValues; readonly makerId: Id } | undefined;
}

/** Somebody else than who fills in, and what they know stands there. */
export interface Trier {
  readonly userId: Id;
  readonly standing: FormValues;
}
