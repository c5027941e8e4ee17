import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary } from "#tests/make/company-forms.ts";
import type { Drawing } from "./drawing.ts";
import { newMarkWord } from "./mark-word.ts";

const MODES = ["sequence", "joint", "either"] as const;
const EMPTY = ["pass", "managers"] as const;

/** Texts that the product reads into: forms, what is filled in, and who decides it. Letters drawn at random are none of them. */
export function writtenTexts(drawing: Drawing, key: string): readonly string[] {
  if (key === "definition") return [diary];
  if (key === "flow") return [drawFlow(drawing)];
  return key === "data" || key === "values" ? [drawValues(drawing)] : [];
}

/** What is filled into a diary, some of it left out. */
function drawValues({ luck }: Drawing): string {
  const rows = Array.from({ length: luck.upTo(3) }, (_, at) => ({
    id: `r${at}`,
    what: newMarkWord(),
    hours: luck.upTo(24),
  }));
  return JSON.stringify({
    part: newMarkWord(),
    ...(luck.chance(0.5) && { crew: luck.upTo(600) }),
    ...(luck.chance(0.5) && { works: rows }),
  });
}

/** One to three steps, of people who may have gone. */
function drawFlow({ luck, snapshot }: Drawing): string {
  const people = snapshot.rows.user.map(({ row }) => row.id);
  const person = () => luck.pick(people) ?? 1;
  const steps = Array.from({ length: 1 + luck.upTo(3) }, (_, at) => ({
    ...step(at + 1, [person(), person()], luck.pick(MODES), luck.pick(EMPTY)),
    ...(luck.chance(0.4) && { fields: [{ path: "crew", right: "edit" as const }] }),
  }));
  return JSON.stringify(flow(steps, { managerIds: [person()], batch: luck.chance(0.5) }));
}
