import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { leastPart, type PlanAct, usualParts } from "#domain/plan/plan-acts.ts";
import { isPlanOwner } from "#domain/plan/plan-role.ts";
import { partsToName } from "#domain/plan/set-plan-rights.ts";
import classes from "./plan-rights.module.css";

/** What the acts are about, in the order in which they are read. */
const GROUPS: readonly { readonly key: string; readonly acts: readonly PlanAct[] }[] = [
  {
    key: "tasks",
    acts: ["addTasks", "changeTasks", "setTimes", "moveTasks", "archiveTasks", "removeTasks"],
  },
  {
    key: "board",
    acts: [
      "columns",
      "removeColumns",
      "workflow",
      "fields",
      "tags",
      "views",
      "baselines",
      "templates",
    ],
  },
  { key: "papers", acts: ["drawings", "files", "workTimes", "export"] },
  { key: "plan", acts: ["invite", "guestLinks", "settings", "automations", "webhooks", "mail"] },
];

interface PlanRightsDialogProps {
  readonly view: PlanView;
  readonly onClose: () => void;
}

/** Who may do what in a plan: everybody in it can read that, its owner says it otherwise. */
export function PlanRightsDialog({ view, onClose }: PlanRightsDialogProps) {
  const { t } = useTranslation("plan-rights");
  const run = useRun();
  const { plan, member } = view;
  const owns = isPlanOwner(member);
  const isUsual = Object.keys(plan.rights).length === 0;
  const reset = async () => {
    const sure = await confirm({
      title: t("resetTitle"),
      message: t("resetMessage"),
      confirmLabel: t("reset"),
    });
    if (sure) await run("plan.setRights", { planId: plan.id, rights: usualParts });
  };
  return (
    <Dialog title={t("title")} onClose={onClose} size="lg">
      <Stack>
        <Text size="sm" c="dimmed">
          {t(owns ? "hint" : "readHint")}
        </Text>
        <Each rows={GROUPS} keyOf={({ key }) => key}>
          {({ key, acts }) => (
            <section>
              <h3 className={classes.heading}>{t(`groups.${key}`)}</h3>
              <dl className={classes.list}>
                <Each rows={acts} keyOf={(act) => act}>
                  {(act) => <ActRow act={act} view={view} mayChange={owns} />}
                </Each>
              </dl>
            </section>
          )}
        </Each>
        {owns && !isUsual && (
          <Button className={classes.reset} variant="default" onClick={() => void reset()}>
            {t("reset")}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface ActRowProps {
  readonly act: PlanAct;
  readonly view: PlanView;
  readonly mayChange: boolean;
}

function ActRow({ act, view: { plan }, mayChange }: ActRowProps) {
  const { t } = useTranslation("plan-rights");
  const run = useRun();
  const part = leastPart(plan, act);
  const isUsual = part === usualParts[act];
  const label = t(`acts.${act}`);
  return (
    <div className={classes.row}>
      <dt className={classes.act}>
        {label}
        {!isUsual && (
          <span className={classes.changed}>
            {t("usually", { who: t(`parts.${usualParts[act]}`) })}
          </span>
        )}
      </dt>
      <dd className={classes.who}>
        {mayChange ? (
          <NativeSelect
            aria-label={label}
            value={part}
            data={partsToName[act].map((one) => ({ value: one, label: t(`parts.${one}`) }))}
            onChange={({ currentTarget }) => {
              const chosen = partsToName[act].find((one) => one === currentTarget.value);
              if (chosen)
                void run("plan.setRights", { planId: plan.id, rights: { [act]: chosen } });
            }}
          />
        ) : (
          <Text size="sm">{t(`parts.${part}`)}</Text>
        )}
      </dd>
    </div>
  );
}
