import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface ThingSelectProps {
  readonly label: string;
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  /** 0 = none is chosen. */
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** One thing of the plan by its name; what is gone says so until another one is chosen. */
export function ThingSelect({ label, rows, value, onChange }: ThingSelectProps) {
  const { t } = useTranslation("automation");
  const isGone = !rows.some(({ id }) => id === value);
  const data = rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <NativeSelect
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={isGone ? [{ value: String(value), label: t("gone") }, ...data] : data}
    />
  );
}
