import { NativeSelect, NumberInput, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDesigning } from "../designing.ts";
import classes from "./properties.module.css";

const POSITIONS = ["top", "right", "left"] as const;

/** What holds for the form as a whole. */
export function FormSettingsFields() {
  const { t } = useTranslation("form-designer");
  const { definition, draw } = useDesigning();
  const { labelPosition, labelWidth, gutter } = definition.settings;
  const number = (key: "labelWidth" | "gutter", value: number | string) =>
    draw(
      { type: "settings", settings: { [key]: typeof value === "number" ? value : undefined } },
      `form ${key}`,
    );
  return (
    <div className={classes.fields}>
      <Text c="dimmed" size="sm">
        {t("chooseHint")}
      </Text>
      <NativeSelect
        label={t("property.labelPosition")}
        data={POSITIONS.map((value) => ({ value, label: t(`position.${value}`) }))}
        value={labelPosition}
        onChange={({ currentTarget: { value } }) =>
          draw({ type: "settings", settings: { labelPosition: value } })
        }
      />
      {labelPosition !== "top" && (
        <NumberInput
          label={t("property.labelWidth")}
          min={40}
          max={400}
          value={labelWidth}
          onChange={(value) => number("labelWidth", value)}
        />
      )}
      <NumberInput
        label={t("property.gutter")}
        min={0}
        max={100}
        value={gutter}
        onChange={(value) => number("gutter", value)}
      />
    </div>
  );
}
