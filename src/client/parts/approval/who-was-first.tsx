import { Text } from "@mantine/core";
import * as z from "zod/mini";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { approvalEventShape } from "#domain/approval/state/approval-state.ts";
import type { Refusal } from "#domain/refusal.ts";

/** What stands in a refusal of whoever came too late to a request. */
const earlierShape = z.pick(approvalEventShape, {
  what: true,
  userId: true,
  userIds: true,
  time: true,
});

/** Who did what with a request before whoever came too late to it, and when; nothing where a refusal is about something else. */
export function WhoWasFirst({ refusal }: { readonly refusal: Refusal }) {
  const earlier = z.safeParse(earlierShape, refusal.data);
  return earlier.success ? <Earlier {...earlier.data} /> : null;
}

function Earlier({ what, userId, userIds, time }: z.infer<typeof earlierShape>) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  const word = t([`event.${what}`, "event.unknown"], {
    name: nameOf(userId),
    others: userIds.map(nameOf).join(", "),
  });
  return <Text size="sm">{t("wordAt", { word, time: absolute(time) })}</Text>;
}
