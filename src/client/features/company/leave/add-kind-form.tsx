import { Autocomplete, NumberInput, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLeaveChoices } from "#client/live/leave/use-leave.ts";
import { useRun } from "#client/live/use-run.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { LEAVE_DAYS_MAX, LEAVE_NAME_MAX } from "#domain/leave/leave-limits.ts";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";

const WAYS = ["refuse", "warn"] as const;

/** A kind of leave that is counted from now on, of those that the company's forms offer; one that is already, otherwise. */
export function AddKindForm({ kinds }: { readonly kinds: readonly LeaveKind[] }) {
  const { t } = useTranslation("leave");
  const run = useRun();
  const choices = useLeaveChoices();
  const [name, setName] = useState("");
  const [days, setDays] = useState<number | string>("");
  const [over, setOver] = useState<(typeof WAYS)[number]>("refuse");
  const offered = choices.state === "ready" ? choices.value : [];
  const words = name.trim();
  const key =
    offered.find((choice) => choice.name === words)?.key ??
    kinds.find((kind) => kind.name === words)?.key;
  const add = async () => {
    if (key === undefined) return t("unknownKind");
    const kind = { name: words, over, halves: Math.round(Number(days) * 2) };
    if ((await run("leave.saveKind", { key, kind })).ok) {
      setName("");
      setDays("");
    }
    return undefined;
  };
  return (
    <LineForm action={t("count")} onSend={add} disabled={words === "" || days === ""}>
      {(problem) => (
        <>
          <Autocomplete
            label={t("kind")}
            maxLength={LEAVE_NAME_MAX}
            data={[...new Set(offered.map((choice) => choice.name))]}
            value={name}
            error={problem}
            onChange={setName}
          />
          <NumberInput
            label={t("daysAYear")}
            min={0}
            max={LEAVE_DAYS_MAX}
            step={0.5}
            decimalScale={1}
            value={days}
            onChange={setDays}
          />
          <SegmentedControl
            aria-label={t("whenOver")}
            value={over}
            data={WAYS.map((value) => ({ value, label: t(`over.${value}`) }))}
            onChange={setOver}
          />
        </>
      )}
    </LineForm>
  );
}
