import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addPasswordLink, setEmail } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { useAction } from "#client/parts/form/use-action.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { EMAIL_MAX } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import type { AccessPerson } from "./access-person.ts";

interface PersonAccessModalProps {
  readonly person: AccessPerson;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A link for somebody's new password, and another address for them. Both need the network. */
export function PersonAccessModal({ person, opened, onClose }: PersonAccessModalProps) {
  const { t } = useTranslation("account");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("access.title", { name: person.name })}>
      <Stack>
        <PasswordLink person={person} />
        <AddressForm person={person} />
      </Stack>
    </Dialog>
  );
}

function PasswordLink({ person }: { readonly person: AccessPerson }) {
  const { t } = useTranslation("account");
  const { call } = useData();
  const [link, setLink] = useState("");
  const make = async () => {
    const result = await call(addPasswordLink, { userId: person.id });
    if (!result.ok) return result.failure;
    setLink(`${location.origin}/password#${result.value.code}`);
    return undefined;
  };
  const { busy, problem, start } = useAction(make);
  if (!link) {
    return (
      <>
        <Text c="dimmed" size="sm">
          {t("access.linkHint")}
        </Text>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Button variant="default" data-autofocus loading={busy} onClick={() => start()}>
          {t("access.makeLink")}
        </Button>
      </>
    );
  }
  return <CopyField label={t("access.link", { name: person.name })} value={link} />;
}

function AddressForm({ person }: { readonly person: AccessPerson }) {
  const { t } = useTranslation("account");
  const { call } = useData();
  const [email, setAddress] = useState("");
  const save = async () => {
    const result = await call(setEmail, { userId: person.id, email });
    if (!result.ok) return result.failure;
    setAddress("");
    const told = { name: person.name, email: result.value.email };
    showToast({ message: t("access.emailSaved", told), tone: "success" });
    return undefined;
  };
  return (
    <LineForm action={t("access.saveEmail")} onSend={save}>
      {(problem) => (
        <TextInput
          flex={1}
          type="email"
          label={t("access.email", { name: person.name })}
          error={problem}
          maxLength={EMAIL_MAX}
          required
          value={email}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      )}
    </LineForm>
  );
}
