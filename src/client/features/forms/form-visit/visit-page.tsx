import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OutsidePage } from "#client/parts/outside/outside-page.tsx";
import { usePageName } from "#client/platform/title/page-title.ts";
import { readValues } from "#domain/record/record-values.ts";
import type { KeptVisit, WaitingRecord } from "./kept-visit.ts";
import type { ChangeVisit } from "./use-visit.ts";
import { VisitorFill } from "./visitor-fill.tsx";
import { visitorForm } from "./visitor-form.ts";

interface VisitPageProps {
  readonly visit: KeptVisit;
  readonly change: ChangeVisit;
}

/** The form, and once it was sent what became of it. */
export function VisitPage({ visit, change }: VisitPageProps) {
  const { t } = useTranslation("form-link");
  // Another one begins with a form of its own.
  const [round, setRound] = useState(0);
  const [isDone, setIsDone] = useState(visit.values === undefined && visit.waiting.length > 0);
  const { company, name } = visit.opened;
  usePageName("place", name);
  const [form] = useState(() => visitorForm(visit.opened, { on: t("on"), off: t("off") }));
  const refused = visit.waiting.find((record) => record.refused !== undefined);
  const isWaiting = visit.waiting.some((record) => record.refused === undefined);
  const done = isWaiting ? "waiting" : "sent";
  const outcome = refused ? "notTaken" : done;
  if (!form.ok) return <OutsidePage title={t("unreadable")} hint={t("unreadableHint")} />;

  const begin = () => {
    setRound((before) => before + 1);
    setIsDone(false);
  };
  const correct = (record: WaitingRecord) => {
    const values = readValues(record.data);
    change(({ waiting }) => ({
      waiting: waiting.filter(({ key }) => key !== record.key),
      values: values.ok ? values.value : undefined,
      name: record.name,
    }));
    begin();
  };
  if (isDone)
    return (
      <OutsidePage title={t(outcome)} hint={refused ? "" : t(`${done}Hint`, { company })}>
        {refused && (
          <Alert color="red" role="alert" my="md">
            {refused.refused}
          </Alert>
        )}
        <Group mt="md">
          {refused && <Button onClick={() => correct(refused)}>{t("correct")}</Button>}
          <Button variant={refused ? "default" : "filled"} onClick={begin}>
            {t("another")}
          </Button>
        </Group>
      </OutsidePage>
    );
  return (
    <VisitorFill
      key={round}
      form={form.value}
      title={name}
      company={company}
      visit={visit}
      change={change}
      onSent={() => setIsDone(true)}
    />
  );
}
