import { Button, Group, NumberInput, Select, SimpleGrid, Text, TextInput } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addFormLink } from "#contract/calls/forms/form-link.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { CopyField } from "#client/ui/form/copy-field.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { FORM_LINK_NAME_MAX, FORM_LINK_USES_MAX } from "#domain/form-link/form-link-limits.ts";
import { FormPoster } from "../form-poster.tsx";

interface FormLinkFormProps {
  readonly form: CompanyForm;
  readonly isOffline: boolean;
  readonly onMade: () => void;
}

const DAY = 24 * 3_600_000;
/** For how many days a link may be made to work; 0 = until it is taken back. */
const DAYS = [1, 7, 30, 90, 365, 0];

/** Makes a link, and shows it this once, to be copied or hung up. */
export function FormLinkForm({ form, isOffline, onMade }: FormLinkFormProps) {
  const { t } = useTranslation("form-link");
  const { call, now } = useData();
  const [name, setName] = useState("");
  const [days, setDays] = useState(0);
  const [maxUses, setMaxUses] = useState(0);
  const [code, setCode] = useState("");
  const [isPoster, setIsPoster] = useState(false);
  const add = async () => {
    const result = await call(addFormLink, {
      formId: form.id,
      name: name.trim(),
      expireTime: days > 0 ? now() + days * DAY : 0,
      maxUses,
    });
    if (!result.ok) return result.failure;
    setCode(result.value.code);
    setName("");
    onMade();
    return undefined;
  };
  return (
    <>
      <ActionForm action={t("make")} onSend={add} disabled={isOffline || name.trim() === ""}>
        <TextInput
          label={t("name")}
          placeholder={t("nameHint")}
          maxLength={FORM_LINK_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
          <Select
            label={t("worksFor")}
            data={DAYS.map((count) => ({
              value: String(count),
              label: count > 0 ? t("days", { count }) : t("always"),
            }))}
            value={String(days)}
            onChange={(chosen) => setDays(Number(chosen))}
            allowDeselect={false}
          />
          <NumberInput
            label={t("maxUses")}
            placeholder={t("anyNumber")}
            min={1}
            max={FORM_LINK_USES_MAX}
            allowDecimal={false}
            value={maxUses || ""}
            onChange={(count) => setMaxUses(Number(count) || 0)}
          />
        </SimpleGrid>
      </ActionForm>
      {code && (
        <>
          <CopyField label={t("made")} value={`${location.origin}/fill#${code}`} />
          <Group justify="space-between">
            <Text size="sm">{t("keep")}</Text>
            <Button
              variant="default"
              leftSection={<IconPrinter size="1rem" aria-hidden />}
              onClick={() => setIsPoster(true)}
            >
              {t("poster")}
            </Button>
          </Group>
        </>
      )}
      {isPoster && (
        <Opening>
          <FormPoster form={form} code={code} onClose={() => setIsPoster(false)} />
        </Opening>
      )}
    </>
  );
}
