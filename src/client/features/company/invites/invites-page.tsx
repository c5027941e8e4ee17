import { Alert, Button, CopyButton, Group, Text, TextInput, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { addInvite, listInvites, removeInvite } from "#contract/calls/user.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";

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
    const result = await call(addInvite, { note });
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
      {link && (
        <Group align="flex-end">
          <TextInput flex={1} label={t("invites.link")} value={link} readOnly />
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t("invites.copied") : t("invites.copy")}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      <Each rows={invites} keyOf={({ id }) => id}>
        {(invite) => (
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text>{invite.note || t("invites.open")}</Text>
              <Text c="dimmed" size="xs">
                {invite.usedBy > 0 ? t("invites.used") : <RelativeTime time={invite.createTime} />}
              </Text>
            </div>
            {invite.usedBy === 0 && (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => void handleRemove(invite.id)}
              >
                {t("invites.remove")}
              </Button>
            )}
          </Group>
        )}
      </Each>
    </>
  );
}
