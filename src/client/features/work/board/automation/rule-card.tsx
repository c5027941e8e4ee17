import { Switch } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { KeptAutomationLog } from "#client/data/database/local-database.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Automation } from "#domain/automation/automation.ts";
import classes from "./automation.module.css";
import type { RuleWords } from "./use-rule-words.ts";

interface RuleCardProps {
  readonly rule: Automation;
  readonly words: RuleWords;
  /** How it fares; undefined where nobody has said. */
  readonly standing: KeptAutomationLog["rules"][number] | undefined;
  /** Whether the person leads the plan. */
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}

/** A rule as a sentence, whether it acts, and how it fares. */
export function RuleCard({ rule, words, standing, mayChange, onEdit }: RuleCardProps) {
  const { t } = useTranslation("automation");
  const run = useRun();
  const users = useUsers();
  const { id, planId, name, enabled, trigger, condition, actions, timeZone } = rule;
  const asks = words.asks(condition);
  const remove = () =>
    void run("automation.remove", { id }).then((result) => {
      if (!result.ok) return;
      const again = { planId, name, enabled, trigger, condition, actions, timeZone };
      showToast({
        message: t("removed", { name }),
        action: { label: t("undo"), onClick: () => void run("automation.add", again) },
      });
    });
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {mayChange && (
          <span className={classes.buttons}>
            <IconButton icon={IconPencil} label={t("edit", { name })} onClick={onEdit} />
            <IconButton icon={IconTrash} label={t("remove", { name })} onClick={remove} />
          </span>
        )}
        {mayChange ? (
          <Switch
            aria-label={t("acts", { name })}
            checked={enabled === 1}
            onChange={(event) =>
              void run("automation.edit", { id, enabled: event.currentTarget.checked ? 1 : 0 })
            }
          />
        ) : (
          <span className={classes.off}>{t(enabled === 1 ? "on" : "off")}</span>
        )}
      </div>
      <p className={classes.sentence} data-off={enabled === 0 || undefined}>
        <b>{t("when")}</b> {words.when(trigger)}
        {asks !== "" && (
          <>
            {" "}
            <b>{t("if")}</b> {asks}
          </>
        )}{" "}
        <b>{t("then")}</b> {actions.map((action) => words.does(action)).join("; ")}
      </p>
      <p className={classes.dim}>
        {t("inName", { name: users.get(rule.userId)?.nickname ?? t("somebody") })}
        {" · "}
        {standing ? (
          <>
            {t("lastRun")} <RelativeTime time={standing.lastTime} />
          </>
        ) : (
          t("neverRan")
        )}
        {standing !== undefined && standing.failed > 0 && (
          <span className={classes.bad}> · {t("failedRuns", { count: standing.failed })}</span>
        )}
      </p>
    </li>
  );
}
