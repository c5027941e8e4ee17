import { SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { CALENDAR_DAY_NAME_MAX } from "#domain/work-calendar/work-calendar-limits.ts";

const KINDS = ["free", "work"] as const;

/** A day that is otherwise than its weekday: a holiday, or one on which people work instead. */
export function AddDayForm() {
  const { t } = useTranslation("work-calendar");
  const run = useRun();
  const [date, setDate] = useState("");
  const [name, setName] = useState("");
  const [kind, setKind] = useState<(typeof KINDS)[number]>("free");
  const add = async () => {
    const words = name.trim();
    const work = kind === "work" ? 1 : 0;
    const day = { date, work, ...(words !== "" && { name: words }) } as const;
    if ((await run("workCalendar.save", { addDay: [day] })).ok) {
      setDate("");
      setName("");
    }
    return undefined;
  };
  return (
    <LineForm action={t("add")} onSend={add} disabled={date === ""}>
      {(problem) => (
        <>
          <TextInput
            type="date"
            label={t("date")}
            required
            min="1970-01-01"
            max="9998-12-31"
            value={date}
            error={problem}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <TextInput
            label={t("name")}
            maxLength={CALENDAR_DAY_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t("kind")}
            value={kind}
            data={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={setKind}
          />
        </>
      )}
    </LineForm>
  );
}
