import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { BASELINE_NAME_MAX } from "./baseline-limits.ts";
import { baselineToChange } from "./baseline-to-change.ts";
import { baselineShape } from "./baseline.ts";

/** `plan/baseline/edit`: its name; the times that it keeps stay. */
export const editBaseline = defineCommand({
  name: "baseline.edit",
  path: "/api/plan/baseline/edit",
  arguments: z.object({ id: idOf("baseline"), name: nameShape(1, BASELINE_NAME_MAX) }),
  reply: baselineShape,
  lane: ({ id }) => ({ entity: "baseline", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, name }, actor) {
    const found = yield* baselineToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const put = { ...found.baseline, name };
    return applied([{ entity: "baseline", action: "update", put }], put);
  },
});
