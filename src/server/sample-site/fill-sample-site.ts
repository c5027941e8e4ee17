import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { type Say, textsIn } from "../local-text.ts";
import { newColleague } from "../people/new-person.ts";
import { bridgePlan } from "./bridge-plan.ts";
import { sampleChats } from "./chats.ts";
import { defectsPlan } from "./defects-plan.ts";
import { fillChat } from "./fill-chat.ts";
import { type FilledPlan, fillPlan } from "./fill-plan.ts";
import { officePlan } from "./office-plan.ts";
import type { FillParts, Filling } from "./run-as.ts";
import { colleagues, momentAt, type Person } from "./site.ts";

const samplePlans = [defectsPlan, officePlan, bridgePlan];

/**
 * Fills a company with a building site at work: people, three plans, chats, in the
 * company's language and around today. The people cannot sign in; the work itself is
 * done through the same commands as everybody's.
 */
export async function fillSampleSite(
  parts: FillParts,
  { userId, language }: { userId: Id; language: string },
): Promise<Filling> {
  const t = textsIn(language);
  const filling = { parts, people: await fillPeople(parts, userId, t), t };
  const plans = new Map<string, FilledPlan>();
  for (const plan of samplePlans) plans.set(plan.key, await fillPlan(filling, plan));
  for (const chat of sampleChats) await fillChat(filling, plans, chat);
  return filling;
}

async function fillPeople(parts: FillParts, admin: Id, t: Say): Promise<Map<Person, Id>> {
  const people = new Map<Person, Id>([["admin", admin]]);
  const now = parts.now();
  const joined = momentAt(now, [-30, 8]);
  await parts.database.transaction(async (tx) => {
    const changes: Change[] = [];
    for (const person of colleagues) {
      const put = await newColleague(tx, t(`sample:people.${person}`), false, joined);
      people.set(person, put.id);
      changes.push({ entity: "user", action: "add", put });
    }
    await applyChanges(tx, changes, { actorId: admin, at: now });
  });
  parts.hub.wake();
  return people;
}
