import { Autocomplete, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { IconField } from "#client/parts/form-icon/icon-field.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { FORM_GROUP_MAX, FORM_NAME_MAX } from "#domain/limits.ts";

interface FormAboutDialogProps {
  readonly form: CompanyForm;
  readonly onClose: () => void;
}

/** What a form is called, in which application it stands, and its icon. */
export function FormAboutDialog({ form, onClose }: FormAboutDialogProps) {
  const { t } = useTranslation("form-about");
  const run = useRun();
  const forms = useForms();
  const [name, setName] = useState(form.name);
  const [group, setGroup] = useState(form.group);
  const [icon, setIcon] = useState(form.icon);
  const known = forms.state === "ready" ? forms.value.map((other) => other.group) : [];
  const save = async () => {
    const said = { name: name.trim(), group: group.trim(), icon };
    if ((await run("form.edit", { id: form.id, ...said })).ok) onClose();
    return undefined;
  };
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <ActionForm action={t("save")} onSend={save} disabled={name.trim() === ""}>
        <TextInput
          label={t("name")}
          required
          data-autofocus
          maxLength={FORM_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Autocomplete
          label={t("application")}
          description={t("applicationHint")}
          maxLength={FORM_GROUP_MAX}
          data={[...new Set(known)].filter((each) => each !== "")}
          value={group}
          onChange={setGroup}
        />
        <IconField value={icon} onChange={setIcon} />
      </ActionForm>
    </Dialog>
  );
}
