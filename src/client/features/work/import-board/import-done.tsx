import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { InviteByLink } from "#client/parts/people/invite-by-link.tsx";

interface ImportDoneProps {
  readonly planId: number;
  readonly name: string;
  /** Members of the old board who have no account here. */
  readonly missing: readonly string[];
  /** How many rules came, which do not act yet. */
  readonly rulesOff: number;
  readonly onOpenPlan: (planId: number) => void;
  readonly onUndone: () => void;
}

/** The plan is there: open it, invite who is missing, or take the whole import back. */
export function ImportDone({
  planId,
  name,
  missing,
  rulesOff,
  onOpenPlan,
  onUndone,
}: ImportDoneProps) {
  const { t } = useTranslation("import");
  const { isAdmin } = useData();
  const run = useRun();
  const handleUndo = async () => {
    if ((await run("plan.remove", { planId })).ok) onUndone();
  };
  return (
    <Stack>
      <div aria-live="polite">
        <Title order={2} size="h4">
          {t("done", { name })}
        </Title>
      </div>
      {rulesOff > 0 && <Alert>{t("rulesOff", { count: rulesOff })}</Alert>}
      <Group>
        <Button onClick={() => onOpenPlan(planId)}>{t("openPlan")}</Button>
        <Button variant="default" onClick={() => void handleUndo()}>
          {t("undo")}
        </Button>
      </Group>
      {missing.length > 0 && (
        <>
          <Text c="dimmed" size="sm">
            {t(isAdmin ? "missing" : "missingAsk")}
          </Text>
          {missing.map((person) => (
            <Group key={person} justify="space-between">
              <Text>{person}</Text>
              {isAdmin && <InviteByLink planId={planId} note={person} />}
            </Group>
          ))}
        </>
      )}
    </Stack>
  );
}
