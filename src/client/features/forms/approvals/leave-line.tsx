import { useTranslation } from "react-i18next";
import { useBookingOf, useLeaveKinds } from "#client/live/leave/use-leave.ts";
import { useUsers } from "#client/live/use-users.ts";
import classes from "./approvals.module.css";

/** What is left of the leave that a request asks for, to whoever decides and whoever asked. */
export function LeaveLine({ recordId }: { readonly recordId: number }) {
  const { t } = useTranslation("approvals");
  const booking = useBookingOf(recordId);
  const kinds = useLeaveKinds();
  const users = useUsers();
  if (booking.state !== "ready" || !booking.value || kinds.state !== "ready") return null;
  const { kind, halves, left, year, state, userId } = booking.value;
  const words = {
    name: users.get(userId)?.nickname ?? "",
    kind: kinds.value.find(({ key }) => key === kind)?.name ?? kind,
    // A year is no amount: nothing stands between its digits.
    year: String(year),
    left: left / 2,
    days: halves / 2,
    after: (left - halves) / 2,
  };
  return (
    <p className={classes.leave} data-over={(halves > left && state !== "back") || undefined}>
      {t(state === "back" ? "leave.back" : "leave.line", words)}
      {halves > left && state !== "back" && <strong> {t("leave.over")}</strong>}
    </p>
  );
}
