import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
import { shownColumns } from "#client/parts/form-fill/rows/asked-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";

interface ColumnOfRowProps {
  /** The data interface, as forms name it. */
  readonly of: string;
  readonly chosen: string | undefined;
  readonly onChoose: (column: string | null) => void;
}

/** Which column of the chosen row is shown; nothing while the interface is not here. */
export function ColumnOfRow({ of, chosen, onChoose }: ColumnOfRowProps) {
  const { t } = useTranslation("form-designer");
  const known = useInterfaces();
  const asked = known.state === "ready" ? interfaceNamed(known.value, of) : undefined;
  if (!asked) return undefined;
  return (
    <Select
      label={t("interface.attribute")}
      data={shownColumns({}, asked).map(({ field, label }) => ({ value: field, label }))}
      value={chosen ?? null}
      onChange={onChoose}
    />
  );
}
