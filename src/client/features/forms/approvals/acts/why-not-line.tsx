import { useTranslation } from "react-i18next";
import { useWaitsForLine } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { whyNot } from "#domain/approval/state/why-not.ts";
import classes from "../approvals.module.css";

/** Why the person has nothing to decide now, or that what they did has not been sent; nothing where they have. */
export function WhyNotLine({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const users = useUsers();
  const waitsForLine = useWaitsForLine(approval.id);
  // Nobody has been asked or told yet of what was done here.
  if (waitsForLine) return <output className={classes.whyNot}>{t("waitsForLine")}</output>;
  const told = whyNot(approval, { userId, initiatorId: approval.createUserId });
  if (!told) return null;
  const names = told.userIds.map((id) => users.get(id)?.nickname ?? "").filter(Boolean);
  return <p className={classes.whyNot}>{t(`whyNot.${told.why}`, { names: names.join(", ") })}</p>;
}
