import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useTasksToTry } from "#client/live/automation/use-automations.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { tryAutomation, type TriedTask } from "#domain/automation/try-automation.ts";
import classes from "./automation.module.css";
import { partsOf, type RuleDraft } from "./rule-draft.ts";
import type { PlanThings } from "./use-plan-things.ts";
import { type RuleWords, useRuleWords } from "./use-rule-words.ts";

/** Tasks that are told one by one. */
const TOLD_MAX = 50;

interface DryRunProps {
  readonly planId: number;
  readonly draft: RuleDraft;
  readonly timeZone: string;
  readonly things: PlanThings;
}

/** To which tasks a rule would come now, and what it would do to each; worked out here, by the rule that the server acts by. */
export function DryRun({ planId, draft, timeZone, things }: DryRunProps) {
  const { t } = useTranslation("automation");
  const { userId } = useData();
  const users = useUsers();
  const now = useNow();
  const tasks = useTasksToTry(planId);
  const words = useRuleWords(planId, things);
  const tried = useMemo(() => {
    if (tasks.state === "loading") return undefined;
    const { trigger, condition, actions } = partsOf(draft, timeZone);
    return tryAutomation(
      { planId, trigger, condition: condition ?? {}, actions, timeZone, userId },
      tasks.value,
      { now, nameOf: (id) => users.get(id)?.nickname ?? "" },
    );
  }, [tasks, draft, timeZone, planId, userId, users, now]);
  if (!tried) return <SkeletonList rows={2} />;
  return (
    <section className={classes.card} aria-label={t("tryTitle")}>
      <output className={classes.sentence}>
        {tried.length === 0 ? t("tryNone") : t("tryCount", { count: tried.length })}
      </output>
      {tried.length > 0 && <p className={classes.dim}>{t("tryHint")}</p>}
      {tried.length > 0 && (
        <ul className={classes.list} aria-label={t("tryTasks")}>
          <Each as="li" rows={tried.slice(0, TOLD_MAX)} keyOf={({ task }) => task.id}>
            {(one) => <TriedLine tried={one} words={words} />}
          </Each>
        </ul>
      )}
      {tried.length > TOLD_MAX && (
        <p className={classes.dim}>{t("tryMore", { count: tried.length - TOLD_MAX })}</p>
      )}
    </section>
  );
}

function TriedLine({ tried, words }: { readonly tried: TriedTask; readonly words: RuleWords }) {
  const { t } = useTranslation("automation");
  const { task, acts } = tried;
  const changes = acts.filter(({ same }) => !same).map(({ action }) => words.does(action));
  return (
    <li className={classes.sentence}>
      <b>{task.name}</b>{" "}
      <span className={classes.off}>{changes.length > 0 ? changes.join("; ") : t("trySame")}</span>
    </li>
  );
}
