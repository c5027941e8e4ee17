import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { shapeOf } from "#domain/approval/effect/source-fits.ts";
import type { EffectFilling, EffectSource } from "#domain/approval/flow/flow-effect.ts";
import { EFFECT_FIELDS_MAX, EFFECT_TEXT_MAX } from "#domain/approval/flow/flow-limits.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { fillableFields, fittingFields, freshSource, sourcesFor } from "../edit/effect-sources.ts";
import { useFlowEditing } from "../nodes/flow-editing.ts";

type Filled = EffectFilling[number];

interface FillingFieldsProps {
  /** The form of which fields are filled in. */
  readonly target: Form;
  readonly fields: EffectFilling;
  readonly onChange: (fields: EffectFilling) => void;
}

/** Which fields are filled in, each with what: a value, a field of the request, or what became of that. */
export function FillingFields({ target, fields, onChange }: FillingFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { form } = useFlowEditing();
  const fillable = fillableFields(target, form);
  const filled = new Set(fields.map(({ path }) => path));
  const next = fillable.find(({ path }) => !filled.has(path));
  const fresh = (piece: FormPiece): Filled => {
    const [of = "value"] = sourcesFor(piece.node, form);
    return { path: piece.path, from: freshSource(of, piece.node, form) };
  };
  return (
    <>
      <Each rows={fields.map((filling, at) => ({ filling, at }))} keyOf={({ at }) => at}>
        {({ filling, at }) => (
          <FilledLine
            filling={filling}
            number={at + 1}
            fillable={fillable.filter(({ path }) => path === filling.path || !filled.has(path))}
            node={target.fields.get(filling.path)?.node}
            onChoose={(piece) => onChange(fields.with(at, fresh(piece)))}
            onChange={(from) => onChange(fields.with(at, { ...filling, from }))}
            onRemove={() => onChange(fields.toSpliced(at, 1))}
          />
        )}
      </Each>
      {next && fields.length < EFFECT_FIELDS_MAX && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => onChange([...fields, fresh(next)])}
          >
            {t("effects.addField")}
          </Button>
        </div>
      )}
    </>
  );
}

interface FilledLineProps {
  readonly filling: Filled;
  readonly number: number;
  readonly fillable: readonly FormPiece[];
  /** Undefined of a field that is no more. */
  readonly node: FormNode | undefined;
  readonly onChoose: (piece: FormPiece) => void;
  readonly onChange: (from: EffectSource) => void;
  readonly onRemove: () => void;
}

function FilledLine(props: FilledLineProps) {
  const { filling, number, fillable, node, onChoose, onChange, onRemove } = props;
  const { t } = useTranslation("approval-flow");
  const { form } = useFlowEditing();
  const { path, from } = filling;
  const known = fillable.map((piece) => ({ value: piece.path, label: labelOf(piece) }));
  const isKnown = known.some(({ value }) => value === path);
  return (
    <Group gap="xs" align="end" wrap="wrap">
      <NativeSelect
        aria-label={t("effects.field", { number })}
        data={isKnown ? known : [{ value: path, label: path }, ...known]}
        value={path}
        onChange={({ currentTarget: { value } }) => {
          const piece = fillable.find((one) => one.path === value);
          if (piece) onChoose(piece);
        }}
      />
      {node && (
        <NativeSelect
          aria-label={t("effects.from", { number })}
          data={sourcesFor(node, form).map((value) => ({
            value,
            label: t(`effects.source.${value}`),
          }))}
          value={from.of}
          onChange={({ currentTarget: { value } }) => {
            const of = sourcesFor(node, form).find((one) => one === value);
            if (of) onChange(freshSource(of, node, form));
          }}
        />
      )}
      {node && from.of === "value" && (
        <ValueField
          node={node}
          label={t("effects.value", { number })}
          value={from.value}
          onChange={(value) => onChange({ of: "value", value })}
        />
      )}
      {node && from.of === "field" && (
        <NativeSelect
          aria-label={t("effects.value", { number })}
          data={fittingFields(node, form).map((piece) => ({
            value: piece.path,
            label: labelOf(piece),
          }))}
          value={from.path}
          onChange={({ currentTarget }) => onChange({ of: "field", path: currentTarget.value })}
        />
      )}
      <IconButton
        icon={IconTrash}
        label={t("effects.removeField", { number })}
        onClick={onRemove}
      />
    </Group>
  );
}

type Said = string | number;

interface ValueFieldProps {
  readonly node: FormNode;
  readonly label: string;
  readonly value: Said;
  readonly onChange: (value: Said) => void;
}

function ValueField({ node, label, value, onChange }: ValueFieldProps) {
  const { t } = useTranslation("approval-flow");
  const choices = choicesOf(node, { on: t("difference.yes"), off: t("difference.no") });
  if (choices.length > 0)
    return (
      <NativeSelect
        aria-label={label}
        data={[
          { value: "", label: t("chooseValue") },
          ...choices.map(({ id, name }) => ({ value: JSON.stringify(id), label: name })),
        ]}
        value={value === "" ? "" : JSON.stringify(value)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === "" ? "" : (JSON.parse(currentTarget.value) as Said))
        }
      />
    );
  const isNumber = shapeOf(node) === "number";
  return (
    <TextInput
      aria-label={label}
      inputMode={isNumber ? "decimal" : "text"}
      maxLength={EFFECT_TEXT_MAX}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(asSaid(currentTarget.value, isNumber))}
    />
  );
}

/** Between what is chosen: the choices of the field, or the two ends of a switch. */
function choicesOf(
  { properties, kind }: FormNode,
  words: { readonly on: string; readonly off: string },
): readonly { readonly id: Said; readonly name: string }[] {
  const { activeValue = 1, activeTxt, inactiveValue = 0, inactiveTxt, options = [] } = properties;
  if (shapeOf({ properties, kind }) !== "flag") return options;
  return [
    { id: activeValue, name: activeTxt || words.on },
    { id: inactiveValue, name: inactiveTxt || words.off },
  ];
}

/** A number where it is one that stays as it was written. */
function asSaid(text: string, isNumber: boolean): Said {
  const number = Number(text);
  return isNumber && text.trim() !== "" && String(number) === text ? number : text;
}
