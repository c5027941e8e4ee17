import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { whyNot } from "#domain/approval/state/why-not.ts";
import classes from "../approvals.module.css";

/** Why the person has nothing to decide now; nothing where they have. */
export function WhyNotLine({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const users = useUsers();
  const told = whyNot(approval, { userId, initiatorId: approval.createUserId });
  if (!told) return null;
  const names = told.userIds.map((id) => users.get(id)?.nickname ?? "").filter(Boolean);
  return <p className={classes.whyNot}>{t(`whyNot.${told.why}`, { names: names.join(", ") })}</p>;
}
