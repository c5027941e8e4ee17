import type { TFunction } from "i18next";
import { keyed, newTrigger, type RuleDraft } from "./rule-draft.ts";
import type { PlanThings } from "./use-plan-things.ts";

const PRESETS = ["done", "remind", "assign", "check"] as const;
type Preset = (typeof PRESETS)[number];

/** The ready-made rules that a plan has the columns for. */
export function presetsFor({ columns }: PlanThings): readonly Preset[] {
  return columns.length > 0 ? PRESETS : ["remind"];
}

/** A rule to begin with, about what the plan has; what only the person knows is left open. */
export function presetDraft(
  preset: Preset,
  things: PlanThings,
  t: TFunction<"automation">,
): RuleDraft {
  const { columns } = things;
  const [first, last] = [columns[0]?.id ?? 0, columns.at(-1)?.id ?? 0];
  const name = t(`presets.${preset}`);
  switch (preset) {
    case "done":
      return {
        name,
        trigger: { on: "completed" },
        condition: {},
        actions: keyed([{ does: "column", columnId: last }]),
      };
    case "remind":
      return {
        name,
        trigger: newTrigger("date", things),
        condition: { state: "open" },
        actions: keyed([{ does: "message", text: t("presetWords.remind") }]),
      };
    case "assign":
      return {
        name,
        trigger: { on: "created" },
        condition: { column: String(first) },
        actions: keyed([{ does: "addOwner", userIds: [] }]),
      };
    case "check":
      return {
        name,
        trigger: { on: "column", columnId: last },
        condition: {},
        actions: keyed([
          { does: "checklist", lines: [t("presetWords.check")] },
          { does: "reminder", edge: "end", minutes: 24 * 60 },
        ]),
      };
  }
}

/** A rule of which nothing is said yet. */
export function emptyDraft(): RuleDraft {
  return { name: "", trigger: { on: "created" }, condition: {}, actions: [] };
}
