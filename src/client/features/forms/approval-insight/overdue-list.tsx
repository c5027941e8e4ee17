import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Each } from "#client/ui/each/each.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Insight } from "./use-insight.ts";
import { useInsightNames } from "./insight-names.ts";
import { Nothing } from "./insight-tables.tsx";
import classes from "./approval-insight.module.css";

interface OverdueListProps extends Pick<Insight, "overdue"> {
  /** Left out where the person may not read everybody's records. */
  readonly onOpenRecord: ((formId: number, recordId: number) => void) | undefined;
}

/** What should have been decided by now, what waits longest first. */
export function OverdueList({ overdue, onOpenRecord }: OverdueListProps) {
  const { t } = useTranslation("approval-insight");
  const { absolute } = useFormatTime();
  const names = useInsightNames();
  if (overdue.length === 0) return <Nothing words={t("noneLate")} />;
  return (
    <ul className={classes.overdue}>
      <Each
        rows={overdue}
        keyOf={({ formId, recordId, createUserId, dueTime }) =>
          [formId, recordId, createUserId, dueTime].join(" ")
        }
        as="li"
      >
        {({ title, formId, recordId, createUserId, askedIds, dueTime }) => (
          <li className={classes.late}>
            <span>
              {onOpenRecord ? (
                <UnstyledButton
                  className={classes.open}
                  onClick={() => onOpenRecord(formId, recordId)}
                >
                  {title || names.form(formId)}
                </UnstyledButton>
              ) : (
                title || names.form(formId)
              )}
              <span className={classes.note}>
                {[names.form(formId), names.person(createUserId)].join(" · ")}
              </span>
              <span className={classes.note}>
                {t("waitsFor", { names: askedIds.map(names.person).join(", ") })}
              </span>
            </span>
            <Tag tint="red">{t("dueSince", { time: absolute(dueTime) })}</Tag>
          </li>
        )}
      </Each>
    </ul>
  );
}
