import { Button, Group, ScrollArea, SegmentedControl } from "@mantine/core";
import { Columns } from "#client/ui/columns/columns.tsx";
import { IconLayoutKanban, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlans } from "#client/live/use-plan.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { late } from "#client/ui/late.tsx";
import { PlanTile } from "./plan-tile.tsx";
import classes from "./plans.module.css";
import { Opening } from "#client/ui/over-screen.tsx";

const NewPlan = late(async () => (await import("./new-plan.tsx")).NewPlan);

interface PlansScreenProps {
  /** Whether a new plan is being made. */
  readonly creating: boolean;
  readonly onCreating: (wanted: boolean) => void;
  readonly onOpenAll: () => void;
  readonly onOpenPlan: (planId: number) => void;
  readonly onImport: () => void;
}

type Shown = "open" | "favourites" | "archived";

/** What is said where there are none; keys of texts. */
const NONE = {
  open: { title: "none", hint: "noneHint" },
  favourites: { title: "plan-place:none", hint: "plan-place:noneHint" },
  archived: { title: "noneArchived", hint: "noneArchivedHint" },
} as const;

/** The person's plans. */
export function PlansScreen({ creating, onCreating, onOpenPlan, ...ways }: PlansScreenProps) {
  const { onOpenAll, onImport } = ways;
  const { t } = useTranslation(["plans", "plan-place"]);
  const [shown, setShown] = useState<Shown>("open");
  const plans = usePlans(shown === "archived");
  const all = plans.state === "ready" ? plans.value : [];
  const listed = shown === "favourites" ? all.filter(({ place }) => place.favourite === 1) : all;
  const none = NONE[shown];
  const actions = (
    <Group>
      <Button onClick={() => onCreating(true)}>{t("new")}</Button>
      <Button variant="default" onClick={onImport}>
        {t("import")}
      </Button>
    </Group>
  );
  return (
    <div className={classes.screen}>
      <PaneHeader title={t("title")}>
        <SegmentedControl
          size="xs"
          value={shown}
          onChange={(chosen) => setShown(chosen)}
          data={[
            { value: "open", label: t("open") },
            { value: "favourites", label: t("plan-place:favourites") },
            { value: "archived", label: t("archived") },
          ]}
        />
      </PaneHeader>
      <ScrollArea className={classes.body}>
        <div className={classes.content}>
          {plans.state === "loading" && <SkeletonList rows={4} />}
          {plans.state === "ready" && listed.length > 0 && (
            <>
              {shown === "open" && (
                <div className={classes.acts}>
                  {actions}
                  <Button
                    variant="subtle"
                    leftSection={<IconTable size="1rem" aria-hidden />}
                    onClick={onOpenAll}
                  >
                    {t("all")}
                  </Button>
                </div>
              )}
              <Columns narrowest="20rem">
                <Each rows={listed} keyOf={({ plan }) => plan.id}>
                  {(view) => (
                    <PlanTile
                      view={view}
                      among={shown === "archived" ? [] : listed}
                      onOpen={onOpenPlan}
                    />
                  )}
                </Each>
              </Columns>
            </>
          )}
          {plans.state === "ready" && listed.length === 0 && (
            <OnceFetched>
              <EmptyState
                icon={IconLayoutKanban}
                title={t(none.title)}
                hint={t(none.hint)}
                action={shown === "open" && actions}
              />
            </OnceFetched>
          )}
        </div>
      </ScrollArea>
      {creating && (
        <Opening>
          <NewPlan onClose={() => onCreating(false)} onCreated={onOpenPlan} />
        </Opening>
      )}
    </div>
  );
}
