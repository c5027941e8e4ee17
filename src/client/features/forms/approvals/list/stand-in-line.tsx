import { IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useStandIns } from "#client/live/approvals/use-delegations.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { isInForce } from "#domain/approval/delegation/delegation.ts";
import classes from "../approvals.module.css";

/** For whom the person decides at present, and until when; nothing where that is nobody. */
export function StandInLine() {
  const { t } = useTranslation("approvals");
  const { day } = useFormatTime();
  const { now } = useData();
  const users = useUsers();
  const held = useStandIns().filter((one) => isInForce(one, now()));
  if (held.length === 0) return null;
  return (
    <ul className={classes.standIns}>
      <Each rows={held} keyOf={({ id }) => id} as="li">
        {({ userId, endTime }) => (
          <li className={classes.standIn}>
            <IconUsers size="1rem" aria-hidden />
            {t("standIn", { name: users.get(userId)?.nickname ?? "", last: day(endTime - 1) })}
          </li>
        )}
      </Each>
    </ul>
  );
}
