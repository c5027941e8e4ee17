import { NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveChoices } from "#client/live/leave/use-leave.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { LEAVE_DAYS_MAX } from "#domain/leave/leave-limits.ts";
import { USUAL_LEAVE } from "#domain/leave/usual-leave.ts";
import classes from "./leave.module.css";

/** While none is counted: the kinds that the company's forms offer, or usual ones, of which those with days are counted. */
export function UsualKinds() {
  const { t } = useTranslation("leave");
  const run = useRun();
  const choices = useLeaveChoices();
  const [days, setDays] = useState<ReadonlyMap<string, number | string>>(new Map());
  if (choices.state === "loading") return null;
  const usual = USUAL_LEAVE.map((key) => ({ key, name: t(`usual.${key}`) }));
  const kinds = choices.value.length > 0 ? choices.value : usual;
  const filled = kinds.filter(({ key }) => (days.get(key) ?? "") !== "");
  const count = async () => {
    for (const { key, name } of filled) {
      const halves = Math.round(Number(days.get(key)) * 2);
      // Who is ill is not turned away by a number.
      const over = key === "sick" ? "warn" : "refuse";
      const saved = await run("leave.saveKind", { key, kind: { name, over, halves } });
      if (!saved.ok) return undefined;
    }
    return undefined;
  };
  return (
    <ActionForm action={t("usual.count")} onSend={count} disabled={filled.length === 0}>
      <Text c="dimmed" size="sm">
        {t("usual.hint")}
      </Text>
      <ul className={classes.kinds} aria-label={t("usual.title")}>
        <Each rows={kinds} keyOf={({ key }) => key} as="li">
          {({ key, name }) => (
            <li className={classes.kind}>
              <span className={classes.name}>{name}</span>
              <NumberInput
                className={classes.days}
                aria-label={t("usual.daysOf", { name })}
                min={0}
                max={LEAVE_DAYS_MAX}
                step={0.5}
                decimalScale={1}
                value={days.get(key) ?? ""}
                onChange={(value) => setDays(new Map(days).set(key, value))}
              />
            </li>
          )}
        </Each>
      </ul>
    </ActionForm>
  );
}
