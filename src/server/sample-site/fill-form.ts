import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Flow, type FlowNode, NOBODY } from "#domain/approval/flow/flow.ts";
import type { FormTemplate } from "#domain/form/templates/form-template.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import type { Id } from "#domain/id.ts";
import { textsBelow } from "../local-text.ts";
import { addSampleRows } from "../tables/own/sample-row.ts";
import type { FormWords, SampleDecision, SampleForm, SampleRecord } from "./forms.ts";
import { type FillParts, type Filling, idOf, runAs } from "./run-as.ts";
import { momentAt } from "./site.ts";

const templates = join(import.meta.dirname, "../../domain/form/templates");

/** What is known while the forms are filled in: who and what records name, and those that are there. */
interface FormFilling extends Filling {
  readonly language: string;
  readonly departments: ReadonlyMap<string, Id>;
  /** Records by their keys; those of each form come to it. */
  readonly records: Map<string, Id>;
}

/** Makes a form of the sample site, says how it is decided, fills it in and decides; answers its id. */
export async function fillForm(filling: FormFilling, sample: SampleForm): Promise<Id> {
  const { parts, t, language } = filling;
  const admin = idOf(filling, "admin");
  const born = momentAt(parts.now(), [-21, 9]);
  const words = textsBelow(language, `form-template:${sample.template}`);
  const template = templateOf(sample.template);
  const { code, name, group, definition } = templateForm(template, words, language);
  const id = parts.mint.nextId();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const shelf = t(`forms:groups.${group}`);
  const form = { id, code, name, group: shelf, definition, timeZone, readers: "all" } as const;
  await runAs(parts, admin, "form.add", form, born);
  await runAs(parts, admin, "form.publish", { id, state: "published" }, born);
  await addSampleRows(parts.database, [{ entity: "form", id }]);
  if (sample.flow) {
    const flow = JSON.stringify(flowOf(filling, sample.flow));
    await runAs(parts, admin, "approvalFlow.save", { formId: id, flow }, born);
  }
  for (const record of sample.records) await fillRecord(filling, id, record);
  return id;
}

/** Files are named after the keys of their templates. */
function templateOf(key: string): FormTemplate {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return JSON.parse(readFileSync(join(templates, `${name}.json`), "utf8")) as FormTemplate;
}

function flowOf(filling: Filling, { steps, copy }: NonNullable<SampleForm["flow"]>): Flow {
  const admin = idOf(filling, "admin");
  const name = (key: string) => filling.t(`sample:forms.steps.${key}`);
  const asked = steps.map((step, index): FlowNode => ({
    kind: "step",
    id: index + 1,
    name: name(step.key),
    approvers:
      "superior" in step
        ? { by: "superior", level: 1 }
        : { by: "members", userIds: [idOf(filling, step.person)], mode: "joint" },
    whenEmpty: "managers",
  }));
  const people = { userIds: [idOf(filling, copy.person)], units: [] };
  const told: FlowNode = { kind: "copy", id: steps.length + 1, name: name(copy.key), people };
  return {
    nodes: [...asked, told],
    managerIds: [admin],
    starters: NOBODY,
    recheck: "fromStart",
    repeated: "each",
    own: "superior",
    batch: true,
  };
}

async function fillRecord(filling: FormFilling, formId: Id, sample: SampleRecord): Promise<void> {
  const { parts, records } = filling;
  const id = parts.mint.nextId();
  const by = idOf(filling, sample.by);
  const at = momentAt(parts.now(), sample.at);
  const data = JSON.stringify(sample.values(wordsOf(filling)));
  await runAs(parts, by, "record.add", { id, modelId: formId, data }, at);
  records.set(sample.key, id);
  if (!sample.decisions) return;
  const requestId = parts.mint.nextId();
  const start = { id: requestId, recordId: id, chosen: [] };
  await runAs(partsAt(parts, at), by, "approval.start", start, at);
  for (const decision of sample.decisions) await decide(filling, requestId, decision);
}

async function decide(
  filling: Filling,
  recordId: Id,
  { by, at, rejects, remark }: SampleDecision,
): Promise<void> {
  const { parts, t } = filling;
  const remarks = remark ? t(`sample:forms.remarks.${remark}`) : "";
  const decision = { recordId, status: rejects ? 2 : 1, remarks } as const;
  const moment = momentAt(parts.now(), at);
  await runAs(partsAt(parts, moment), idOf(filling, by), "approval.decide", decision, moment);
}

/** What moves a request on counts from when others can know of it, which is when the server hears of it. */
function partsAt(parts: FillParts, at: number): FillParts {
  return { ...parts, now: () => at };
}

function wordsOf({ parts, people, t, departments, records }: FormFilling): FormWords {
  const known = (ids: ReadonlyMap<string, Id>, key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Nothing is called ${key}`);
    return id;
  };
  return {
    say: (key) => t(`sample:forms.${key}`),
    who: (person) => idOf({ people }, person),
    at: (moment) => momentAt(parts.now(), moment),
    department: (key) => known(departments, key),
    record: (key) => known(records, key),
  };
}
