import { Button, Group, NativeSelect, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LedPlan } from "#client/data/queries/plan.ts";
import { useLedPlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";

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
  const people = others.flatMap(({ userId }) => {
    const user = users.get(userId);
    return user?.disableTime === 0 && user.deleteTime === 0
      ? [{ value: String(userId), label: user.nickname }]
      : [];
  });
  const [chosen, setChosen] = useState("");
  const next = chosen || people[0]?.value;
  const handleHandOver = () => void run("plan.handOver", { planId: plan.id, userId: Number(next) });
  return (
    <Group align="flex-end" mt="xs">
      <NativeSelect
        flex={1}
        label={t("delete.newLeader", { name: plan.name })}
        data={people.length > 0 ? people : [t("delete.nobody")]}
        disabled={people.length === 0}
        value={next}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="default" disabled={people.length === 0} onClick={handleHandOver}>
        {t("delete.handOver")}
      </Button>
    </Group>
  );
}
