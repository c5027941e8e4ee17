import { Alert, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { listFormLinks } from "#contract/calls/forms/form-link.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { FormLinkForm } from "./form-link-form.tsx";
import { FormLinkRow } from "./form-link-row.tsx";

interface FormLinksDialogProps {
  readonly form: CompanyForm;
  readonly onClose: () => void;
}

/** The links by which people without an account fill in a form. All of it needs the network. */
export function FormLinksDialog({ form, onClose }: FormLinksDialogProps) {
  const { t, i18n } = useTranslation("form-link");
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" });
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listFormLinks, { formId: form.id });
  const told = isOffline ? t("offline") : problem;
  return (
    <Dialog title={t("title", { name: form.name })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
        {value && value.keptBack.length > 0 && (
          <Text size="sm">{t("keptBack", { fields: list.format(value.keptBack) })}</Text>
        )}
        {told && (
          <Alert color="orange" role="alert">
            {told}
          </Alert>
        )}
        <FormLinkForm form={form} isOffline={isOffline} onMade={reload} />
        {value && value.links.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label={t("links")}>
            <Each rows={value.links} keyOf={({ id }) => id} as="li">
              {(link) => <FormLinkRow link={link} onRevoked={reload} canRevoke={!isOffline} />}
            </Each>
          </Stack>
        )}
        {value?.links.length === 0 && <Text size="sm">{t("none")}</Text>}
      </Stack>
    </Dialog>
  );
}
