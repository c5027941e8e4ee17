import { Checkbox, NativeSelect, SegmentedControl, Input, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { KeyChanges } from "#domain/form/design/design-edit.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { holdsValue } from "#domain/form/field-kinds/field-kind.ts";
import { useDesigning } from "../designing.ts";
import { CalculationField } from "./calculation-field.tsx";
import { DefaultField } from "./default-field.tsx";
import { AttributeFields } from "../interface/attribute-fields.tsx";
import { InterfaceFields } from "../interface/interface-fields.tsx";
import { RowButtonsField } from "../row-buttons/row-buttons-field.tsx";
import { NameField } from "./name-field.tsx";
import { OptionSource } from "./option-source.tsx";
import { PropertyFields } from "./property-fields.tsx";
import { RelatedFormField } from "./related-form-field.tsx";
import classes from "./properties.module.css";

const SPANS = [24, 12, 8, 6] as const;

/** All that can be said of one piece. */
export function PieceFields({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw, problems } = useDesigning();
  const failureText = useFailureText();
  const { path, node } = piece;
  const { settings, kind } = node;
  const isField = holdsValue(kind);
  const isAsked = isField && kind.setBy === undefined;
  const put = (config: KeyChanges, of?: string) => draw({ type: "change", path, config }, of);
  const text = (key: "label" | "tipLabel", value: string) =>
    put({ [key]: value }, `${path} ${key}`);
  return (
    <div className={classes.fields}>
      <Each rows={problems.filter(({ at }) => at === path)} keyOf={({ reason }) => reason}>
        {(problem) => (
          <p role="alert" className={classes.problem}>
            {failureText(problem)}
          </p>
        )}
      </Each>
      {isField && (
        <>
          <TextInput
            label={t("property.label")}
            value={settings.label}
            onChange={(event) => text("label", event.currentTarget.value)}
          />
          <TextInput
            label={t("property.tipLabel")}
            value={settings.tipLabel}
            onChange={(event) => text("tipLabel", event.currentTarget.value)}
          />
        </>
      )}
      <PropertyFields piece={piece} which="texts" />
      {kind.names === "options" && <OptionSource piece={piece} />}
      {kind.name === "relationForm" && <RelatedFormField piece={piece} />}
      {Object.hasOwn(kind.properties, "interfaceId") && <InterfaceFields piece={piece} />}
      {showsAttribute(kind.name) && <AttributeFields piece={piece} />}
      {kind.name === "calculate" && <CalculationField piece={piece} />}
      {isField && kind.group !== "table" && <DefaultField piece={piece} />}
      {kind.group === "table" && <RowButtonsField piece={piece} />}
      <PropertyFields piece={piece} which="numbers" />
      {isAsked && (
        <Checkbox
          label={t("property.required")}
          checked={settings.required}
          onChange={({ currentTarget: { checked } }) => put({ required: checked })}
        />
      )}
      {isAsked && kind.group !== "table" && (
        <Checkbox
          label={t("property.unique")}
          checked={settings.unique}
          onChange={({ currentTarget: { checked } }) => put({ unique: checked })}
        />
      )}
      <PropertyFields piece={piece} which="flags" />
      {kind.group !== "layout" && (
        <Input.Wrapper label={t("property.span")} labelElement="div">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t("property.span")}
            data={SPANS.map((span) => ({ value: String(span), label: t(`span.${span}`) }))}
            value={String(settings.span ?? SPANS[0])}
            onChange={(span) => put({ span: Number(span) })}
          />
        </Input.Wrapper>
      )}
      <NativeSelect
        label={t("property.visibility")}
        data={(["both", "pc", "app", "never"] as const).map((value) => ({
          value,
          label: t(`visible.${value}`),
        }))}
        value={visibleOn(settings)}
        onChange={({ currentTarget: { value } }) => put(visibleConfig(value))}
      />
      {node.name !== "" && <NameField piece={piece} />}
    </div>
  );
}

/** Whether it shows something of what was chosen in another field. */
function showsAttribute(name: string): boolean {
  return name === "popupAttr" || name === "relationFormAttr";
}

function visibleOn({ noShow, visibility }: DesignPiece["node"]["settings"]): string {
  if (noShow || visibility.length === 0) return "never";
  return visibility.length > 1 ? "both" : (visibility[0] ?? "both");
}

function visibleConfig(value: string) {
  if (value === "never") return { noShow: true, visibility: undefined };
  return { noShow: undefined, visibility: value === "both" ? undefined : [value] };
}
