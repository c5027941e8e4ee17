import { Stack, Switch, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { ADMINISTRATORS_NOTICES, NOTICE_KINDS } from "#domain/notice/notice-kinds.ts";

/** Of what the person hears, kind by kind, on all of their devices. Kept at once, without a network too. */
export function KindsForm({ off }: { readonly off: readonly string[] }) {
  const { t } = useTranslation("notify");
  const run = useRun();
  const isAdmin = useIsAdmin();
  const kinds = NOTICE_KINDS.filter((kind) => isAdmin || !ADMINISTRATORS_NOTICES.has(kind));
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("kinds.label")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("kinds.hint")}
      </Text>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`kinds.${kind}`)}
          checked={!off.includes(kind)}
          onChange={(event) =>
            void run("notify.save", {
              [event.currentTarget.checked ? "turnOn" : "turnOff"]: [kind],
            })
          }
        />
      ))}
    </Stack>
  );
}
