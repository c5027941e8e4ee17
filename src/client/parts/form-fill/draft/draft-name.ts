/** By this name what was typed and not sent is kept; 0 = a new record. */
export function draftName(formId: number, recordId: number): string {
  return `form.${formId}.${recordId === 0 ? "new" : recordId}`;
}
