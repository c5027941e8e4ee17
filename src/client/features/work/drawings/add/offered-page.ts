import type { ReadPage } from "./read-pages.ts";

/** A page that is offered, with what the person made of it. */
export interface OfferedPage extends ReadPage {
  readonly isWanted: boolean;
  /** What the revision is called that it becomes. */
  readonly code: string;
}
