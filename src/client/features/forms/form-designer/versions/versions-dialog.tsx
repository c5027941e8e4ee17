import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useFormVersions } from "#client/live/forms/use-form-versions.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import { compareDefinitions } from "#domain/form/definition/compare-definitions.ts";
import { parseDefinitionText } from "#domain/form/definition/parse-definition.ts";
import { useDesigning } from "../designing.ts";
import { linesOfDifference } from "./lines-of-difference.ts";
import classes from "./versions.module.css";

interface VersionsDialogProps {
  readonly onClose: () => void;
}

/** What the form was before: how it differs from what is drawn now, and the way back to it. */
export function VersionsDialog({ onClose }: VersionsDialogProps) {
  const { t } = useTranslation("form-designer");
  const { absolute } = useFormatTime();
  const { formId } = useDesigning();
  const versions = useFormVersions(formId);
  const [chosen, setChosen] = useState("");
  const known = versions.state === "ready" ? versions.value : [];
  const version = known.find(({ id }) => String(id) === chosen) ?? known[0];
  return (
    <Dialog title={t("versions.title")} size="lg" onClose={onClose}>
      <Stack>
        <NativeSelect
          label={t("versions.with")}
          data={known.map(({ id, number, createTime, publishTime }) => ({
            value: String(id),
            label: [
              t("version", { number }),
              absolute(publishTime || createTime),
              ...(publishTime === 0 ? [t("draft")] : []),
            ].join(" · "),
          }))}
          value={String(version?.id ?? "")}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {version && <Difference key={version.id} version={version} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

function Difference({ version, onClose }: VersionsDialogProps & { readonly version: FormVersion }) {
  const { t } = useTranslation("form-designer");
  const { definition, draw } = useDesigning();
  const before = useMemo(() => parseDefinitionText(version.definition), [version]);
  if (!before.ok) return <Text c="dimmed">{t("versions.unreadable")}</Text>;
  const difference = compareDefinitions(before.value, definition);
  const lines = linesOfDifference(difference, before.value, definition, t);
  const restore = () => {
    draw({ type: "restore", definition: before.value });
    onClose();
  };
  return (
    <>
      {lines.length === 0 && <Text c="dimmed">{t("versions.same")}</Text>}
      <ul className={classes.lines} aria-label={t("versions.title")}>
        <Each rows={lines} keyOf={({ key }) => key} as="li">
          {({ what, text }) => (
            <li className={classes.line} data-what={what}>
              {text}
            </li>
          )}
        </Each>
      </ul>
      {lines.length > 0 && (
        <Group justify="flex-end">
          <Button variant="default" onClick={restore}>
            {t("versions.restore", { number: version.number })}
          </Button>
        </Group>
      )}
    </>
  );
}
