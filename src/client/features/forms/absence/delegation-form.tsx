import { Group, Input, MultiSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { endOfDay, startOfDay } from "./days.ts";

const silent = () => {};

/** Names somebody who decides as well while the person is away. */
export function DelegationForm() {
  const { t } = useTranslation("absence");
  const { userId } = useData();
  const run = useRun(silent);
  const forms = useForms();
  const [deputies, setDeputies] = useState<readonly number[]>([]);
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [formKeys, setFormKeys] = useState<string[]>([]);
  const send = async () => {
    const [deputyId] = deputies;
    if (deputyId === undefined) return t("whoNeeded");
    const [startTime, endTime] = [startOfDay(first), endOfDay(last)];
    if (startTime === undefined || endTime === undefined) return t("daysNeeded");
    const formIds = formKeys.map(Number);
    const done = await run("delegation.set", { deputyId, startTime, endTime, formIds });
    if (!done.ok) return done.refusal;
    setDeputies([]);
    setFirst("");
    setLast("");
    setFormKeys([]);
    return undefined;
  };
  const known = forms.state === "ready" ? forms.value : [];
  return (
    <ActionForm action={t("save")} onSend={send}>
      <Input.Wrapper label={t("who")} labelElement="div">
        <PeopleField
          action={t("choose")}
          peopleOnly
          chosen={deputies}
          without={[userId]}
          max={1}
          onChange={({ chosen }) => setDeputies(chosen)}
        />
      </Input.Wrapper>
      <Group grow>
        <TextInput
          type="date"
          label={t("first")}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t("last")}
          value={last}
          min={first}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
      </Group>
      {known.length > 0 && (
        <MultiSelect
          label={t("forms")}
          description={t("formsHint")}
          data={known.map(({ id, name }) => ({ value: String(id), label: name }))}
          searchable
          value={formKeys}
          onChange={setFormKeys}
        />
      )}
    </ActionForm>
  );
}
