import { Progress, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { storageUsed } from "#contract/calls/file.ts";
import { useCompany } from "#client/live/company/use-company.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useUsers } from "#client/live/use-users.ts";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { MEGABYTE, type Room } from "#domain/file/quota.ts";
import { QuotaForm } from "./quota-form.tsx";
import classes from "./quota.module.css";

type Used = ReplyOf<typeof storageUsed>;

const NOTHING = {};

/** How much room on the server somebody's files take; administrators see it of all, and set limits. */
export function QuotaPage() {
  const { t } = useTranslation(["quota", "settings"]);
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(storageUsed, NOTHING);
  const known = useCompany();
  // A limit that was set here counts at once, before the server has heard of it.
  const limits = known.state === "ready" ? known.value.setting : undefined;
  const withLimit = (room: Room, limit: number | undefined) =>
    limit === undefined ? room : { ...room, most: limit * MEGABYTE };
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:quota.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      {isOffline && (
        <Text component="output" size="sm">
          {t("offline")}
        </Text>
      )}
      <TryAgainAlert problem={problem} onTryAgain={reload} />
      {!value && !problem && <SkeletonList rows={2} />}
      {value && <UsedRoom label={t("own")} room={withLimit(value, limits?.personQuota)} />}
      {value?.company && (
        <OfCompany
          company={value.company}
          room={withLimit(value.company, limits?.companyQuota)}
          onSaved={reload}
        />
      )}
    </>
  );
}

interface UsedRoomProps {
  readonly label: string;
  readonly room: Room;
}

function UsedRoom({ label, room: { used, most } }: UsedRoomProps) {
  const { t } = useTranslation("quota");
  const formatFileSize = useFileSize();
  const share = most > 0 ? Math.min(100, (100 * used) / most) : 0;
  const words =
    most > 0
      ? t("usedOf", { used: formatFileSize(used), most: formatFileSize(most) })
      : formatFileSize(used);
  return (
    <div className={classes.room}>
      <span className={classes.line}>
        <span>{label}</span>
        <span className={classes.size}>{words}</span>
      </span>
      {most > 0 && (
        <Progress value={share} color={share < 90 ? "blue" : "red"} aria-label={label} />
      )}
    </div>
  );
}

interface OfCompanyProps {
  readonly company: NonNullable<Used["company"]>;
  readonly room: Room;
  readonly onSaved: () => void;
}

function OfCompany({ company, room, onSaved }: OfCompanyProps) {
  const { t } = useTranslation("quota");
  const formatFileSize = useFileSize();
  const users = useUsers();
  return (
    <>
      <UsedRoom label={t("all")} room={room} />
      <QuotaForm onSaved={onSaved} />
      <Title order={2} size="h4">
        {t("largest")}
      </Title>
      {company.people.length === 0 ? (
        <Text c="dimmed" size="sm">
          {t("nobody")}
        </Text>
      ) : (
        <ol className={classes.people} aria-label={t("largest")}>
          <Each rows={company.people} keyOf={({ userId }) => userId} as="li">
            {({ userId, used }) => (
              <li className={classes.line}>
                <span>{users.get(userId)?.nickname ?? "–"}</span>
                <span className={classes.size}>{formatFileSize(used)}</span>
              </li>
            )}
          </Each>
        </ol>
      )}
    </>
  );
}
