import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callThatRuns } from "#contract/call.ts";
import { editUserData } from "#domain/user/edit-user-data.ts";
import { useData } from "#client/live/data-context.ts";
import { useAction } from "#client/parts/form/use-action.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { Form } from "#client/ui/form/form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { problemOf, type UserField } from "./user-field.ts";

const saveUserData = callThatRuns(editUserData);

interface UserFieldModalProps {
  readonly field: UserField;
  readonly opened: boolean;
  readonly onAnswer: (given: boolean) => void;
}

/** One field that the server wants before it goes on. */
export function UserFieldModal({ field, opened, onAnswer }: UserFieldModalProps) {
  const { t } = useTranslation("account");
  return (
    <Dialog opened={opened} onClose={() => onAnswer(false)} title={t(`prompt.${field}.title`)}>
      <UserFieldForm field={field} onAnswer={onAnswer} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open; the words outlive it until the server has them. */
function UserFieldForm({ field, onAnswer }: Omit<UserFieldModalProps, "opened">) {
  const { t } = useTranslation("account");
  const { call } = useData();
  const kept = `prompt.${field}`;
  const [words, setWords] = useState(() => readKept(kept));

  const save = async () => {
    const wrong = problemOf(field, words);
    if (wrong) {
      const name = t(`prompt.${field}.name`);
      return wrong === "missing" ? t("prompt.missing", { name }) : t(`prompt.${field}.hint`);
    }
    // Not through the outbox: whoever asked tries again as soon as the server has it.
    const body = field === "nickname" ? { nickname: words } : { tel: words };
    const result = await call(saveUserData, body);
    if (!result.ok) return result.failure;
    writeKept(kept, "");
    onAnswer(true);
    return undefined;
  };
  const { busy, problem, start, forget } = useAction(save);
  const handleChange = (text: string) => {
    setWords(text);
    writeKept(kept, text);
    forget();
  };
  return (
    <Form onSubmit={() => start()} noValidate>
      <TextInput
        label={t(`prompt.${field}.name`)}
        description={t(`prompt.${field}.hint`)}
        value={words}
        error={problem}
        required
        data-autofocus
        type={field === "tel" ? "tel" : "text"}
        autoComplete={field === "tel" ? "tel" : "name"}
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t("prompt.cancel")}
        </Button>
        <Button type="submit" loading={busy}>
          {t("prompt.save")}
        </Button>
      </Group>
    </Form>
  );
}
