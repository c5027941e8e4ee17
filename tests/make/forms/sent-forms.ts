import type { FormNode } from "#domain/form/definition/form-node.ts";
import { startRecord } from "#domain/form/edit/start-record.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import { definitionOfTemplate } from "#domain/form/templates/form-template.ts";
import type { RecordFile } from "#domain/record/record-files.ts";
import { makeForm, photo } from "../company-forms.ts";
import { ADMIN, LEADER, makeCompany, OUTSIDER } from "../site.ts";
import { answerUntilSent, type Named, type Sent } from "./filled.ts";
import { surroundings } from "./surroundings.ts";
import { formOfTemplate, templates, wordsOfTemplate } from "./templates.ts";

/** How deep relations lead from one form to the next. */
const ROUNDS = 6;

/** A form of the product that somebody has filled in. */
export interface SentForm extends Sent {
  readonly key: string;
}

/** What the ids in answers stand for. */
export interface AnsweredIds {
  readonly named: Pick<Named, "userId" | "colleagueId" | "departmentId">;
  /** The form whose record an id is of. */
  readonly formOf: ReadonlyMap<number, string>;
}

/** Fills in all forms of the product, each with the records that it names before it; those that could not be sent come last. */
export function sendAllForms(now?: number): { forms: readonly SentForm[]; ids: AnsweredIds } {
  const world = makeCompany();
  if (now !== undefined) world.now = now;
  const { id: departmentId } = world.does(ADMIN, "department.add", { name: "Works" });
  world.does(ADMIN, "department.edit", { id: departmentId, addMembers: [LEADER] });
  const forms = new Map(
    templates.map((template) => {
      const definition = JSON.stringify(
        definitionOfTemplate(template, wordsOfTemplate(template.key)),
      );
      const { key } = template;
      return [key, makeForm(world, { name: key, code: key, definition, readers: "all" }).id];
    }),
  );
  const records = new Map<string, number>();
  const sent: SentForm[] = [];
  let fileId = 900_000;
  const send = (key: string): SentForm => {
    const form = formOfTemplate(key);
    const begun = startRecord(form, { ...surroundings(), now: world.now });
    const files: RecordFile[] = [];
    const named: Named = {
      userId: LEADER,
      colleagueId: OUTSIDER,
      departmentId,
      now: world.now,
      recordOf: (code) => records.get(code),
      filesFor({ kind }: FormNode) {
        fileId += 1;
        const file = photo(fileId);
        const name = kind.name === "uploadImg" ? file.name : "Paper.pdf";
        files.push({ ...file, name });
        return [{ name, fileId }];
      },
    };
    const outcome = answerUntilSent(key, form, writeValues(begun.values), named, (values) => {
      const args = { modelId: forms.get(key) ?? 0, data: JSON.stringify(values), files };
      const done = world.run(LEADER, "record.add", args);
      if (!done.ok) return done.refusal;
      records.set(key, done.reply.id);
      return JSON.parse(done.reply.values) as JsonObject;
    });
    return { key, ...outcome };
  };
  let left = templates.map(({ key }) => key);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const tried = left.map(send);
    sent.push(...tried.filter(({ kept }) => kept !== undefined || round === ROUNDS));
    left = tried.filter(({ kept }) => kept === undefined).map(({ key }) => key);
  }
  const formOf = new Map([...records].map(([key, id]) => [id, key]));
  return {
    forms: sent,
    ids: { named: { userId: LEADER, colleagueId: OUTSIDER, departmentId }, formOf },
  };
}
