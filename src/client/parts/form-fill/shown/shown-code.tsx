import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { QrCode } from "#client/ui/qr-code/qr-code.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { valueAt } from "#domain/form/graph/form-state.ts";
import classes from "./shown.module.css";
import { useOfForm, useShownForm } from "../store/form-context.ts";
import { barsOf } from "./bars.ts";

/** A code of words that stand in the form, or of what another field says. */
export function ShownCode({ node }: { readonly node: FormNode }) {
  const { t } = useTranslation("form-fill");
  const { words } = useShownForm();
  const { dataType, staticText = "", relationField = "" } = node.properties;
  const text = useOfForm(({ state }) => {
    if (dataType !== "relation") return staticText;
    const source = state.form.fields.get(relationField);
    return source ? fieldText(source.node, valueAt(state, relationField), words) : "";
  });
  if (text === "") {
    return (
      <Text size="sm" c="dimmed">
        {t("codeLater")}
      </Text>
    );
  }
  if (node.kind.name === "qrcode") return <QrCode text={text} label={t("codeOf", { text })} />;
  return <Bars text={text} format={node.properties.format ?? "code128"} />;
}

/** A bar code; the words themselves where they cannot be written in it. */
export function Bars({ text, format }: { readonly text: string; readonly format: string }) {
  const { t } = useTranslation("form-fill");
  const bars = barsOf(text, format);
  if (!bars) return <Text size="sm">{text}</Text>;
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${bars.width} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t("codeOf", { text })}
      shapeRendering="crispEdges"
    >
      <path d={bars.path} />
    </svg>
  );
}
