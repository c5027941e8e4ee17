import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Release } from "#client/data/calls/ask-version.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface VersionDialogProps {
  readonly opened: boolean;
  /** What is new in them; empty where only the build is another one, or nobody could be asked. */
  readonly releases: readonly Release[];
  readonly onTake: () => void;
  readonly onLater: () => void;
  readonly onSilence: () => void;
}

/** Offers a new version of the app, with what is new in it. */
export function VersionDialog({
  opened,
  releases,
  onTake,
  onLater,
  onSilence,
}: VersionDialogProps) {
  const { t } = useTranslation(["version", "shell"]);
  return (
    <Dialog opened={opened} onClose={onLater} title={t("title")}>
      <Stack>
        {releases.map(({ version, date, notes }) => (
          <section key={version}>
            <Title order={3} size="h5">
              {t("release", { version, date })}
            </Title>
            <Stack component="ul" gap="xs" mt="xs" mb={0} pl="lg">
              {notes.map((note) => (
                <Text key={note} component="li" size="sm">
                  {note}
                </Text>
              ))}
            </Stack>
          </section>
        ))}
        <Text c="dimmed" size="sm">
          {t("kept")}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onSilence}>
            {t("silence")}
          </Button>
          <Button variant="default" onClick={onLater}>
            {t("later")}
          </Button>
          <Button data-autofocus onClick={onTake}>
            {t("shell:reload")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
