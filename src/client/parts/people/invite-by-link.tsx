import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addInvite } from "#contract/calls/user.ts";
import { useData } from "#client/live/data-context.ts";
import { useAction } from "#client/parts/form/use-action.ts";
import { CopyField } from "#client/ui/form/copy-field.tsx";

interface InviteByLinkProps {
  /** The plan that the newcomer joins at once. */
  readonly planId: number;
  /** Who is expected, as a note for the administrators. */
  readonly note?: string;
}

/** A link for somebody who has no account yet; making it needs the network. */
export function InviteByLink({ planId, note }: InviteByLinkProps) {
  const { t } = useTranslation("people");
  const { call } = useData();
  const [link, setLink] = useState("");
  const make = async () => {
    const result = await call(addInvite, { planId, ...(note && { note }) });
    if (!result.ok) return result.failure;
    setLink(`${location.origin}/invite#${result.value.code}`);
    return undefined;
  };
  const { busy, problem, start } = useAction(make);
  return (
    <Stack gap="xs">
      {problem && (
        <Text role="alert" c="red" size="sm">
          {problem}
        </Text>
      )}
      {link ? (
        <CopyField label={t("inviteLink")} value={link} />
      ) : (
        <Button variant="default" loading={busy} onClick={() => start()}>
          {note ? t("inviteNamed", { name: note }) : t("makeLink")}
        </Button>
      )}
    </Stack>
  );
}
