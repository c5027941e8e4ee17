import { Button, Group, Input, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LedPlan } from "#client/data/queries/plan.ts";
import { useLedPlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { isActive } from "#domain/user/is-active.ts";

/** Plans that the person leads: each is handed over, or goes along where nobody else is in it. */
export function LedPlans() {
  const { t } = useTranslation("account");
  const led = useLedPlans();
  if (led.state === "loading") return null;
  const shared = led.value.filter(({ others }) => others.length > 0);
  const alone = led.value.length - shared.length;
  return (
    <>
      {alone > 0 && <Text>{t("delete.alone", { count: alone })}</Text>}
      {shared.length > 0 && (
        <section>
          <Title order={2} size="h5">
            {t("delete.plans")}
          </Title>
          <Each rows={shared} keyOf={({ plan }) => plan.id}>
            {(plan) => <OneLedPlan led={plan} />}
          </Each>
        </section>
      )}
    </>
  );
}

function OneLedPlan({ led: { plan, others } }: { readonly led: LedPlan }) {
  const { t } = useTranslation("account");
  const run = useRun();
  const users = useUsers();
  const able = others.map(({ userId }) => userId).filter((id) => isActive(users.get(id)));
  const [picked, setPicked] = useState<readonly number[]>();
  const chosen = picked ?? able.slice(0, 1);
  const [next] = chosen;
  const handleHandOver = () =>
    next !== undefined && void run("plan.handOver", { planId: plan.id, userId: next });
  return (
    <Group align="flex-end" mt="xs">
      <Input.Wrapper
        flex={1}
        labelElement="div"
        label={t("delete.newLeader", { name: plan.name })}
        description={able.length === 0 && t("delete.nobody")}
      >
        <PeopleField
          chosen={chosen}
          max={1}
          among={able}
          action={t("delete.newLeader", { name: plan.name })}
          readOnly={able.length === 0}
          onChange={(change) => setPicked(change.chosen)}
        />
      </Input.Wrapper>
      <Button variant="default" disabled={next === undefined} onClick={handleHandOver}>
        {t("delete.handOver")}
      </Button>
    </Group>
  );
}
