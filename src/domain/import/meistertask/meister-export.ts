import * as z from "zod/mini";

/** Numbers in MeisterTask's own answers, texts where they went through other programs. */
const id = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int()]);
const optionalId = z.nullish(id);
const optionalText = z.nullish(z.string());
const optionalNumber = z.nullish(z.number());
const status = z.nullish(z.union([z.string(), z.number()]));
const entries = z.nullish(z.array(z.unknown()));
/** The most that one task has of anything; looks at the length first. */
function few<T extends z.core.$ZodType>(shape: T) {
  const short = z.array(z.unknown()).check(z.maxLength(1_000));
  return z.nullish(z.pipe(short, z.array(shape)));
}

/** A project with the rows that belong to it, by the names of MeisterTask's interface. */
export const meisterHeadShape = z.object({
  name: optionalText,
  notes: optionalText,
  project: z.nullish(z.object({ name: optionalText, notes: optionalText })),
  sections: z.array(z.unknown()),
  tasks: entries,
  persons: entries,
  labels: entries,
  task_labels: entries,
  checklists: entries,
  checklist_items: entries,
  comments: entries,
  attachments: entries,
});

const labelShape = z.object({ id: optionalId, name: optionalText, color: optionalText });

export const meisterItemShape = z.object({
  checklist_id: optionalId,
  name: optionalText,
  status,
  sequence: optionalNumber,
});

export const meisterChecklistShape = z.object({
  id: optionalId,
  task_id: optionalId,
  name: optionalText,
  sequence: optionalNumber,
  items: few(meisterItemShape),
  checklist_items: few(meisterItemShape),
});

export const meisterCommentShape = z.object({
  task_id: optionalId,
  text: optionalText,
  person_id: optionalId,
  person_name: optionalText,
  created_at: optionalText,
});

export const meisterAttachmentShape = z.object({
  task_id: optionalId,
  name: optionalText,
  url: optionalText,
});

export const meisterTaskShape = z.object({
  id,
  name: optionalText,
  notes: optionalText,
  notes_html: optionalText,
  status,
  section_id: optionalId,
  sequence: optionalNumber,
  due: optionalText,
  status_updated_at: optionalText,
  updated_at: optionalText,
  assigned_to_id: optionalId,
  assignee_name: optionalText,
  tracked_time: optionalNumber,
  labels: few(z.union([z.string(), labelShape])),
  checklists: few(meisterChecklistShape),
  comments: few(meisterCommentShape),
  attachments: few(meisterAttachmentShape),
});

export const meisterSectionShape = z.object({
  id,
  name: optionalText,
  color: optionalText,
  status,
  sequence: optionalNumber,
  /** Where they do not stand beside the sections. */
  tasks: entries,
});

export const meisterPersonShape = z.object({
  id,
  firstname: optionalText,
  lastname: optionalText,
  email: optionalText,
});

export const meisterLabelShape = z.object({ id, name: optionalText, color: optionalText });
export const meisterTaskLabelShape = z.object({ task_id: id, label_id: id });

export type MeisterTask = z.infer<typeof meisterTaskShape>;
export type MeisterSection = z.infer<typeof meisterSectionShape>;
export type MeisterPerson = z.infer<typeof meisterPersonShape>;
export type MeisterChecklist = z.infer<typeof meisterChecklistShape>;
export type MeisterItem = z.infer<typeof meisterItemShape>;
export type MeisterComment = z.infer<typeof meisterCommentShape>;
