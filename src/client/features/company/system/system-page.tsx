import {
  Fieldset,
  Group,
  NumberInput,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#base/languages.ts";
import { canEncrypt } from "#client/data/encryption/can-encrypt.ts";
import { useCompany } from "#client/live/company/use-company.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { COMPANY_NAME_MAX } from "#domain/limits.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { ARCHIVE_DAYS_MAX } from "#domain/plan/archive-rule.ts";
import { PictureField } from "#client/parts/picture/picture-field.tsx";
import { SampleSection } from "./sample-section.tsx";
import { EncryptionSection } from "#client/parts/encryption/encryption-section.tsx";

type Setting = Omit<
  Required<ArgumentsOf<"setting.save">>,
  "logo" | "messageDays" | "fileDays" | "keepPinned" | "keepTaskChats"
>;
const SWITCHES = [
  "startHome",
  "ownTokens",
  "publicLinks",
  "linkPreviews",
  "e2eMessage",
  "debug",
] as const;

/** What the company has set for everybody (seed 000 §3 System config). */
export function SystemPage() {
  const { t } = useTranslation("administration");
  const known = useCompany();
  if (known.state === "loading" || !known.value.company) return <SkeletonList rows={5} />;
  const { company, setting } = known.value;
  return (
    <>
      <Title order={1} size="h3">
        {t("system.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("system.hint")}
      </Text>
      <LogoField name={company.name} logo={company.logo} />
      <SystemForm
        stored={{
          name: company.name,
          language: company.language as Setting["language"],
          ...setting,
        }}
      />
      <Boundary silent>
        <EncryptionSection />
      </Boundary>
      <SampleSection />
    </>
  );
}

interface LogoFieldProps {
  /** Of the company. */
  readonly name: string;
  readonly logo: string;
}

/** The company's picture, saved as soon as it is cut. */
function LogoField({ name, logo }: LogoFieldProps) {
  const { t } = useTranslation("administration");
  const run = useRun();
  return (
    <Fieldset variant="unstyled" legend={t("system.logo")}>
      <Stack gap="xs">
        <PictureField
          id={COMPANY_ID}
          name={name}
          picture={logo}
          isSquare
          onChange={(picture) => void run("setting.save", { logo: picture })}
        />
        <Text c="dimmed" size="sm">
          {t("system.logoHint")}
        </Text>
      </Stack>
    </Fieldset>
  );
}

/** Keeps only what the person has touched, so that what others change meanwhile stays theirs. */
function SystemForm({ stored }: { readonly stored: Setting }) {
  const { t } = useTranslation("administration");
  const run = useRun();
  const [touched, setTouched] = useState<Partial<Setting>>({});
  const shown = { ...stored, ...touched };
  const touch = (wish: Partial<Setting>) => setTouched((before) => ({ ...before, ...wish }));
  /** Whoever switched it on from a page that cannot encrypt would be locked out by their own click. */
  const isOutOfReach = (name: (typeof SWITCHES)[number]) =>
    name === "e2eMessage" && !stored.e2eMessage && !canEncrypt();
  const isWrong = shown.taskDefaultEnd <= shown.taskDefaultStart;
  const save = async () => {
    const result = await run("setting.save", touched);
    if (!result.ok) return undefined;
    setTouched({});
    showToast({ message: t("system.saved"), tone: "success" });
    return undefined;
  };
  return (
    <ActionForm
      action={t("system.save")}
      onSend={save}
      disabled={Object.keys(touched).length === 0 || isWrong}
    >
      <TextInput
        label={t("system.name")}
        required
        maxLength={COMPANY_NAME_MAX}
        value={shown.name}
        onChange={(event) => touch({ name: event.currentTarget.value })}
      />
      <Select
        label={t("system.language")}
        description={t("system.languageHint")}
        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={shown.language}
        onChange={(code) => touch({ language: code ?? stored.language })}
        allowDeselect={false}
      />
      <Group grow align="flex-start">
        <TextInput
          type="time"
          label={t("system.taskDefaultStart")}
          required
          value={shown.taskDefaultStart}
          onChange={(event) => touch({ taskDefaultStart: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t("system.taskDefaultEnd")}
          required
          value={shown.taskDefaultEnd}
          error={isWrong && t("system.timesOrder")}
          onChange={(event) => touch({ taskDefaultEnd: event.currentTarget.value })}
        />
      </Group>
      <NumberInput
        label={t("system.archiveDays")}
        description={t("system.archiveDaysHint")}
        value={shown.archiveDays}
        min={0}
        max={ARCHIVE_DAYS_MAX}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        onChange={(days) => touch({ archiveDays: Number(days) || 0 })}
      />
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={t(`system.${name}`)}
          description={t(`system.${name}Hint`)}
          error={isOutOfReach(name) && t("system.e2eMessageImpossible")}
          disabled={isOutOfReach(name)}
          checked={shown[name]}
          onChange={(event) => touch({ [name]: event.currentTarget.checked })}
        />
      ))}
    </ActionForm>
  );
}
