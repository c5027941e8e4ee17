import { Input, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { STEP_PEOPLE_MAX } from "#domain/limits.ts";
import type { Way, WayPlace } from "#domain/approval/route/read-way.ts";
import { WayList } from "./way-list.tsx";

interface StartDialogProps {
  readonly recordId: number;
  readonly way: Way;
  readonly onStarted: (approvalId: number) => void;
  readonly onClose: () => void;
}

const silent = () => {};

/** Before a request is made: whom it will come to, and who is chosen where the person who asks may choose. */
export function StartDialog({ recordId, way, onStarted, onClose }: StartDialogProps) {
  const { t } = useTranslation("approvals");
  const run = useRun(silent);
  const [chosen, setChosen] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  const choices = way.filter(
    ({ kind, choices: of }) => (kind === "choice" || kind === "copyChoice") && of?.length !== 0,
  );
  const start = async () => {
    const picked = choices.map(({ nodeId }) => ({
      nodeId,
      userIds: [...(chosen.get(nodeId) ?? [])],
    }));
    const started = await run("approval.start", { recordId, chosen: picked });
    if (!started.ok) return started.refusal;
    onStarted(started.reply.id);
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t("ask")} onClose={onClose} size="lg">
      <Stack>
        <Text c="dimmed" size="sm">
          {t("wayHint")}
        </Text>
        <WayList way={way} />
        <ActionForm action={t("ask")} onSend={start}>
          <Each rows={choices} keyOf={({ nodeId }) => nodeId}>
            {(place) => (
              <ChoiceField
                place={place}
                chosen={chosen.get(place.nodeId) ?? []}
                onChange={(userIds) => setChosen(new Map(chosen).set(place.nodeId, userIds))}
              />
            )}
          </Each>
        </ActionForm>
      </Stack>
    </Dialog>
  );
}

interface ChoiceFieldProps {
  readonly place: WayPlace;
  readonly chosen: readonly number[];
  readonly onChange: (userIds: readonly number[]) => void;
}

function ChoiceField({ place, chosen, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation("approvals");
  const label =
    place.kind === "copyChoice"
      ? [t("whoKnows"), place.name].filter(Boolean).join(": ")
      : t("whoDecides", { step: place.name || t("step") });
  return (
    <Input.Wrapper label={label} labelElement="div">
      <PeopleField
        action={t("choose")}
        peopleOnly
        chosen={chosen}
        max={place.many ? STEP_PEOPLE_MAX : 1}
        {...(place.choices && { among: place.choices })}
        onChange={(change) => onChange(change.chosen)}
      />
    </Input.Wrapper>
  );
}
