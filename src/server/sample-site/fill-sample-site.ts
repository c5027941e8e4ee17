import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { type Say, textsIn } from "../local-text.ts";
import { addSampleRows, type SampleRow } from "../tables/own/sample-row.ts";
import { newColleague } from "../people/new-person.ts";
import { bridgePlan } from "./bridge-plan.ts";
import { sampleChats } from "./chats.ts";
import { countLeave } from "./count-leave.ts";
import { defectsPlan } from "./defects-plan.ts";
import { fillChat } from "./fill-chat.ts";
import { fillDepartments } from "./fill-departments.ts";
import { fillForm } from "./fill-form.ts";
import { fillMenu } from "./fill-menu.ts";
import { fillPapers } from "./fill-papers.ts";
import { type FilledPlan, fillPlan } from "./fill-plan.ts";
import { fillSheets } from "./fill-sheets.ts";
import { sampleForms } from "./forms.ts";
import { officePlan } from "./office-plan.ts";
import type { FillParts, Filling } from "./run-as.ts";
import { colleagues, momentAt, type Person } from "./site.ts";

const samplePlans = [defectsPlan, officePlan, bridgePlan];

/**
 * Fills a company with a building site at work: people in departments, three plans with
 * drawings and papers, chats, forms with requests in two applications, in the company's language and around today. The people cannot sign in; the work itself is
 * done through the same commands as everybody's.
 */
export async function fillSampleSite(
  parts: FillParts,
  { userId, language }: { userId: Id; language: string },
): Promise<Filling> {
  const t = textsIn(language);
  const filling = { parts, people: await fillPeople(parts, userId, t), t };
  const plans = new Map<string, FilledPlan>();
  for (const plan of samplePlans) {
    const filled = await fillPlan(filling, plan);
    plans.set(plan.key, filled);
    await addSampleRows(parts.database, [{ entity: "plan", id: filled.planId }]);
  }
  const bridge = plans.get(bridgePlan.key);
  if (bridge) {
    await fillSheets(filling, bridge);
    await fillPapers(filling, bridge);
  }
  for (const chat of sampleChats) {
    const dialogId = await fillChat(filling, plans, chat);
    // The chats of plans and tasks go with their plan.
    if ("group" in chat.of || "pair" in chat.of)
      await addSampleRows(parts.database, [{ entity: "dialog", id: dialogId }]);
  }
  const departments = await fillDepartments(filling);
  const forms = { ...filling, language, departments, records: new Map<string, Id>() };
  await countLeave(filling);
  const made = new Map<string, Id>();
  for (const form of sampleForms) made.set(form.template, await fillForm(forms, form));
  await fillMenu(filling, made);
  return filling;
}

async function fillPeople(parts: FillParts, admin: Id, t: Say): Promise<Map<Person, Id>> {
  const people = new Map<Person, Id>([["admin", admin]]);
  const now = parts.now();
  const joined = momentAt(now, [-30, 8]);
  await parts.database.transaction(async (tx) => {
    const changes: Change[] = [];
    const noted: SampleRow[] = [];
    for (const person of colleagues) {
      const put = await newColleague(tx, t(`sample:people.${person}`), false, joined);
      people.set(person, put.id);
      changes.push({ entity: "user", action: "add", put });
      noted.push({ entity: "user", id: put.id });
    }
    await addSampleRows(tx, noted);
    await applyChanges(tx, changes, { actorId: admin, at: now });
  });
  parts.hub.wake();
  return people;
}
