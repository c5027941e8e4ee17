import { Alert, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listGuestLinks } from "#contract/calls/plans/guest-link.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Plan } from "#domain/plan/plan.ts";
import { GuestLinkForm } from "./guest-link-form.tsx";
import { GuestLinkRow } from "./guest-link-row.tsx";

interface GuestLinksDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** The links by which people without an account look at a plan. All of it needs the network. */
export function GuestLinksDialog({ plan, onClose }: GuestLinksDialogProps) {
  const { t } = useTranslation(["guest-link", "public-link"]);
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listGuestLinks, { planId: plan.id });
  const told = isOffline ? t("public-link:offline") : problem;
  return (
    <Dialog title={t("title", { name: plan.name })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
        {told && (
          <Alert color="orange" role="alert">
            {told}
          </Alert>
        )}
        {plan.archivedTime === 0 && (
          <GuestLinkForm planId={plan.id} isOffline={isOffline} onMade={reload} />
        )}
        {value && value.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label={t("public-link:links")}>
            <Each rows={value} keyOf={({ id }) => id} as="li">
              {(link) => <GuestLinkRow link={link} onRevoked={reload} canRevoke={!isOffline} />}
            </Each>
          </Stack>
        )}
        {value?.length === 0 && <Text size="sm">{t("none")}</Text>}
      </Stack>
    </Dialog>
  );
}
