/** Something in a form that a designer should know of, and where: it does not work, or it is read past. */
export interface FormProblem {
  /** The key of its text. */
  readonly reason: string;
  /** The field, the rule, or the key of the definition. */
  readonly at: string;
  readonly data?: Readonly<Record<string, string | number>>;
}

export function formProblem(reason: string, at: string, data?: FormProblem["data"]): FormProblem {
  return { reason, at, ...(data && { data }) };
}
