/** By this name what was typed and not sent is kept; 0 = a new record. */
export function draftName(formId: number, recordId: number): string {
  return `form.${formId}.${recordId === 0 ? "new" : recordId}`;
}

/** The form into which a new record of this name is filled; undefined where the name says something else. */
export function formOfNewRecord(name: string): number | undefined {
  const [, formId] = /^form\.(\d+)\.new$/.exec(name) ?? [];
  return formId === undefined ? undefined : Number(formId);
}
