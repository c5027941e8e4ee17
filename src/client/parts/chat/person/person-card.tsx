import { Button, Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useLastSeen } from "#client/live/chat/use-last-seen.ts";
import { useUnits } from "#client/live/company/use-units.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useOnline, useUsers } from "#client/live/use-users.ts";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface PersonCardProps {
  readonly userId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Who somebody is, whether they are there, and the way to a chat with them. */
export function PersonCard({ userId, name, onClose }: PersonCardProps) {
  const { t } = useTranslation(["people", "messenger"]);
  const run = useRun();
  const { history } = useRouter();
  const { userId: ownId } = useData();
  const user = useUsers().get(userId);
  const online = useOnline();
  const departments = useUnits("department");
  const isIn = departments.state === "ready" ? departments.value : [];
  const names = isIn
    .filter(({ members }) => members.some((member) => member.userId === userId))
    .map((unit) => unit.name);
  const isGone = !user || user.disableTime > 0 || user.deleteTime > 0;
  const { relative } = useFormatTime();
  const lastSeen = useLastSeen(userId);
  const isThere = online && t(online.has(userId) ? "messenger:online" : "messenger:offline");
  const presence = lastSeen > 0 ? t("messenger:lastSeen", { time: relative(lastSeen) }) : isThere;
  const write = async () => {
    const result = await run("dialog.openUser", { userId });
    if (!result.ok) return;
    onClose();
    history.push(`/manage/messenger/${result.reply.id}`);
  };
  return (
    <Dialog title={name} onClose={onClose} size="xs">
      <Stack>
        <PersonRow userId={userId} {...(online && { online: online.has(userId) })}>
          <Text c="dimmed" size="sm">
            {isGone ? t("disabled") : presence}
          </Text>
        </PersonRow>
        {names.length > 0 && (
          <Text size="sm">
            {t("departments", { names: names.join(", "), count: names.length })}
          </Text>
        )}
        {!isGone && userId !== ownId && <Button onClick={() => void write()}>{t("write")}</Button>}
      </Stack>
    </Dialog>
  );
}
