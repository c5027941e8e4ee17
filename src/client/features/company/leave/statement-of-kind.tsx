import { Title } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRecord } from "#client/live/forms/use-record.ts";
import { Each } from "#client/ui/each/each.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { LeaveBooking } from "#domain/leave/leave-booking.ts";
import type { LeaveStatement } from "#domain/leave/leave-statement.ts";
import classes from "./leave.module.css";

const SUMS = ["allowance", "taken", "asked", "left"] as const;

interface StatementOfKindProps {
  readonly statement: LeaveStatement;
  readonly onOpenRequest: (recordId: number) => void;
}

/** One kind of leave in a year: its sums, and what they come from. */
export function StatementOfKind({ statement, onOpenRequest }: StatementOfKindProps) {
  const { t } = useTranslation("leave");
  const id = useId();
  const { kind, bookings } = statement;
  return (
    <section className={classes.statement} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {kind.name}
      </Title>
      <dl className={classes.sums}>
        {SUMS.map((sum) => (
          <div key={sum} className={classes.sum} data-over={statement[sum] < 0 || undefined}>
            <dt>{t(sum)}</dt>
            <dd>{t("own.days", { count: statement[sum] / 2 })}</dd>
          </div>
        ))}
      </dl>
      {bookings.length === 0 ? (
        <p className={classes.over}>{t("own.nothing")}</p>
      ) : (
        <ul className={classes.kinds} aria-label={t("own.requests", { name: kind.name })}>
          <Each rows={bookings} keyOf={({ recordId }) => recordId} as="li">
            {(booking) => (
              <li className={classes.kind}>
                <BookingRow booking={booking} onOpenRequest={onOpenRequest} />
              </li>
            )}
          </Each>
        </ul>
      )}
    </section>
  );
}

interface BookingRowProps {
  readonly booking: LeaveBooking;
  readonly onOpenRequest: (recordId: number) => void;
}

function BookingRow({ booking, onOpenRequest }: BookingRowProps) {
  const { t } = useTranslation("leave");
  const { day } = useFormatTime();
  const { recordId, halves, state, updateTime } = booking;
  const record = useRecord(recordId);
  const title = record.state === "ready" ? record.value?.title : "";
  return (
    <>
      <button type="button" className={classes.open} onClick={() => onOpenRequest(recordId)}>
        {title || t("own.request")}
      </button>
      <span className={classes.over}>{day(updateTime)}</span>
      <span>{t("own.days", { count: halves / 2 })}</span>
      <Tag tint={state === "taken" ? "green" : "amber"}>{t(state)}</Tag>
    </>
  );
}
