/** Screens that have an address of their own and no id. */
export type SearchPlace =
  | "messages"
  | "newDialog"
  | "plans"
  | "newPlan"
  | "import"
  | "myWork"
  | "outbox"
  | "settings";

/** Where somebody goes from the search. */
export type SearchTarget =
  | { readonly to: "place"; readonly place: SearchPlace }
  | { readonly to: "setting"; readonly page: string }
  | { readonly to: "plan"; readonly planId: number }
  | { readonly to: "task"; readonly planId: number; readonly taskId: number }
  /** messageId 0 = where the person left off reading. */
  | { readonly to: "dialog"; readonly dialogId: number; readonly messageId: number };

/** A page of the settings, as the search names it. */
export interface FindablePage {
  readonly name: string;
  /** Key of its title, with the namespace before it. */
  readonly label: string;
  readonly adminOnly?: boolean;
}
