import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { useShownForm } from "../store/form-context.ts";
import classes from "../form-fill.module.css";
import type { ControlProps } from "./control-props.ts";

/** Shows what stands in a field that cannot be filled in here, and says so. */
export function NotHere({ node, value, names }: Pick<ControlProps, "node" | "value" | "names">) {
  const { t } = useTranslation("form-fill");
  const { words } = useShownForm();
  return (
    <output {...names} aria-live="off" tabIndex={-1} className={classes.locked}>
      {fieldText(node, value, words)}
      <Text size="xs" c="dimmed" component="span" display="block">
        {t("notHere")}
      </Text>
    </output>
  );
}
