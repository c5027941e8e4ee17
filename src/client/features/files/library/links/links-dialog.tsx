import { Alert, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listPublicLinks } from "#contract/calls/files/public-link.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkRow } from "./link-row.tsx";

interface LinksDialogProps {
  readonly item: LibraryItem;
  /** Whether links of others may be taken back too. */
  readonly canTake: boolean;
  readonly userId: number;
  readonly onClose: () => void;
}

/** The links by which people without an account look at a folder or file. All of it needs the network. */
export function LinksDialog({ item, canTake, userId, onClose }: LinksDialogProps) {
  const { t } = useTranslation("public-link");
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listPublicLinks, { id: item.id });
  return (
    <Dialog title={t("title", { name: item.name })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t(item.kind === "folder" ? "folderHint" : "fileHint")}
        </Text>
        {isOffline ? (
          <Alert color="orange" role="alert">
            {t("offline")}
          </Alert>
        ) : (
          problem && (
            <Alert color="orange" role="alert">
              {problem}
            </Alert>
          )
        )}
        <LinkForm itemId={item.id} isOffline={isOffline} onMade={reload} />
        {value && value.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label={t("links")}>
            <Each rows={value} keyOf={({ id }) => id} as="li">
              {(link) => (
                <LinkRow
                  link={link}
                  onRevoked={reload}
                  canRevoke={!isOffline && (link.userId === userId || canTake)}
                />
              )}
            </Each>
          </Stack>
        )}
        {value?.length === 0 && <Text size="sm">{t("none")}</Text>}
      </Stack>
    </Dialog>
  );
}
