import type { Id } from "../../id.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../../limits.ts";
import { changePeople } from "../../task/task-people.ts";
import type { TaskUser } from "../../task/task.ts";
import { matchMembers } from "../match-members.ts";
import type { KnownPlan } from "./sheet-of-plan.ts";
import { namesOf, type TaskCells } from "./task-cells.ts";

/** Whoever a text names among some people: by name or e-mail; 0 where it is nobody, or more than one. */
export type PersonFinder = (text: string) => Id;

export function personFinder(people: KnownPlan["people"]): PersonFinder {
  const byMail = new Map(
    people.flatMap(({ id, email = "" }) => (email === "" ? [] : [[email.toLowerCase(), id]])),
  );
  const nicknames = people.map(({ id, name }) => ({ id, nickname: name }));
  const known = new Map<string, Id>();
  return (text) => {
    const found =
      known.get(text) ??
      byMail.get(text.toLowerCase()) ??
      matchMembers([{ key: "", name: text }], nicknames).get("") ??
      0;
    known.set(text, found);
    return found;
  };
}

const COLUMNS = [
  ["owner", TASK_OWNERS_MAX, "task.ownersMax"],
  ["assist", TASK_ASSISTANTS_MAX, "task.assistantsMax"],
] as const;

/** Owners and assistants of a line; whoever is not in the plan is told. */
export function peopleIn(
  cells: TaskCells,
  people: KnownPlan["people"],
  find: PersonFinder,
): readonly TaskUser[] {
  const [owners = [], assistants = []] = COLUMNS.map(([column, most, reason]) => {
    const ids = new Set<Id>();
    for (const name of cells.parts(column)) {
      const id = find(name);
      if (id > 0) ids.add(id);
      else cells.wrong(column, "import.personUnknown", { name, choices: namesOf(people) });
    }
    if (ids.size > most) cells.wrong(column, reason, { count: most });
    return [...ids];
  });
  return changePeople([], { addOwner: owners, addAssist: assistants });
}
