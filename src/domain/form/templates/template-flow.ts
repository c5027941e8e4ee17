import type { JsonObject } from "../json/json.ts";

/**
 * How requests with a form are decided that the product brings along, with the keys of texts where names belong. Who holds an
 * office differs from company to company: an office is named by its step's text, and found by that when a form is made.
 */
export interface TemplateFlow {
  readonly nodes: readonly TemplateNode[];
  /** Who gets to know of a request, by the text of their office. */
  readonly copies?: readonly { readonly at: "start" | "end"; readonly office: string }[];
}

export type TemplateNode = TemplateStep | TemplateBranching;

interface TemplateStep {
  readonly kind: "step";
  readonly name: string;
  readonly approvers:
    | { readonly by: "superior" | "superiors"; readonly level: number }
    /** An office; whom the person who asks chooses, where the company has none of this name. */
    | { readonly by: "office" | "choice" };
}

interface TemplateBranching {
  readonly kind: "branching";
  readonly name: string;
  readonly branches: readonly {
    readonly name: string;
    readonly when: JsonObject;
    readonly nodes: readonly TemplateNode[];
  }[];
}
