/** What stands in a text field of a form; empty where the form has none of that name. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
