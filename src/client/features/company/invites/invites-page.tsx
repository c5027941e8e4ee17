import { Alert, Button, Group, NumberInput, Select, Text, TextInput, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { addInvite, listInvites, removeInvite } from "#contract/calls/user.ts";
import { useData } from "#client/live/data-context.ts";
import { useLedPlans, usePlan } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { INVITE_USES_MAX } from "#domain/limits.ts";

type Invite = ReplyOf<typeof listInvites>[number];

/** Links by which new people join. Making one needs the network. */
export function InvitesPage() {
  const { t } = useTranslation("settings");
  const { call, quietCall } = useData();
  const failureText = useFailureText();
  const tellFailure = useTellFailure();
  const [invites, setInvites] = useState<readonly Invite[]>([]);
  const [link, setLink] = useState("");
  const [note, setNote] = useState("");
  const [planId, setPlanId] = useState("");
  const [maxUses, setMaxUses] = useState(1);
  const led = useLedPlans();
  const plans = led.state === "ready" ? led.value.map(({ plan }) => plan) : [];
  const [problem, setProblem] = useState("");

  const [changes, setChanges] = useState(0);
  // Somebody who joins has used one of the links.
  const people = useUsers().size;

  useEffect(() => {
    let left = false;
    void quietCall(listInvites, {}).then((result) => {
      if (left) return;
      if (result.ok) setInvites(result.value);
      setProblem(result.ok ? "" : failureText(result.failure));
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, changes, people]);
  const load = () => setChanges((before) => before + 1);

  const add = async () => {
    const result = await call(addInvite, {
      note,
      maxUses,
      ...(planId !== "" && { planId: Number(planId) }),
    });
    if (!result.ok) return result.failure;
    setLink(`${location.origin}/invite#${result.value.code}`);
    setNote("");
    load();
    return undefined;
  };
  const handleRemove = async (id: number) => {
    const result = await call(removeInvite, { id });
    if (!result.ok) tellFailure(result.failure);
    load();
  };

  return (
    <>
      <Title order={1} size="h3">
        {t("invites.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("invites.hint")}
      </Text>
      {problem && (
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
      )}
      <Group grow align="flex-start">
        <Select
          label={t("invites.plan")}
          placeholder={t("invites.noPlan")}
          data={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={planId || null}
          onChange={(chosen) => setPlanId(chosen ?? "")}
          clearable
        />
        <NumberInput
          label={t("invites.maxUses")}
          min={1}
          max={INVITE_USES_MAX}
          allowDecimal={false}
          value={maxUses}
          onChange={(count) => setMaxUses(Number(count) || 1)}
        />
      </Group>
      <LineForm primary action={t("invites.add")} onSend={add}>
        {(wrong) => (
          <TextInput
            flex={1}
            label={t("invites.note")}
            error={wrong}
            value={note}
            maxLength={100}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </LineForm>
      {link && <CopyField label={t("invites.link")} value={link} />}
      <Each rows={invites} keyOf={({ id }) => id}>
        {(invite) => <InviteRow invite={invite} onRemove={(id) => void handleRemove(id)} />}
      </Each>
    </>
  );
}

interface InviteRowProps {
  readonly invite: Invite;
  readonly onRemove: (id: number) => void;
}

/** An invitation: for whom, into what, how often it was used, and taking it back while it works. */
function InviteRow({ invite, onRemove }: InviteRowProps) {
  const { t } = useTranslation("settings");
  const plan = usePlan(invite.planId);
  const { maxUses = 1, uses = invite.usedBy > 0 ? 1 : 0 } = invite;
  const planName = plan.state === "ready" ? plan.value?.plan.name : undefined;
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text>{invite.note || t("invites.open")}</Text>
        {planName && <Text size="xs">{t("invites.toPlan", { plan: planName })}</Text>}
        <Text c="dimmed" size="xs">
          {maxUses > 1 && t("invites.uses", { uses, maxUses })}
          {maxUses > 1 && " · "}
          {maxUses === 1 && uses > 0 ? (
            t("invites.used")
          ) : (
            <RelativeTime time={invite.createTime} />
          )}
        </Text>
      </div>
      {uses < maxUses && (
        <Button variant="default" size="compact-sm" onClick={() => onRemove(invite.id)}>
          {t("invites.remove")}
        </Button>
      )}
    </Group>
  );
}
