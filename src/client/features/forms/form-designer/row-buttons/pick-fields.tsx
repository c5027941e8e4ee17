import { Input, SegmentedControl, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
import { shownColumns } from "#client/parts/form-fill/rows/asked-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { pickedInterface } from "#domain/form/graph/related-interfaces.ts";
import { pickedModel } from "#domain/form/graph/related-models.ts";
import { type JsonObject, listOf, objectOf } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import { ParameterFields } from "../interface/parameter-fields.tsx";
import { useFieldsOfForm } from "../interface/use-fields-of-form.ts";
import { pieceName } from "../piece-name.ts";
import { pickingFrom, picksRecords, withAction } from "./drawn-buttons.ts";
import { type PickedColumn, FilledColumns } from "./filled-columns.tsx";

interface PickFieldsProps {
  readonly piece: DesignPiece;
  readonly button: JsonObject;
  readonly name: string;
  /** `of` names what is typed letter by letter. */
  readonly onChange: (button: JsonObject, of?: string) => void;
}

/** From where a button picks rows, and which columns it fills with what. */
export function PickFields(props: PickFieldsProps) {
  const { button, name, onChange } = props;
  const { t } = useTranslation("form-designer");
  const isOfForm = picksRecords(button);
  return (
    <>
      <Input.Wrapper label={t("rowButtons.from", { name })} labelElement="div">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t("rowButtons.from", { name })}
          data={[
            { value: "form", label: t("rowButtons.ofForm") },
            { value: "dynamic", label: t("optionsInterface") },
          ]}
          value={isOfForm ? "form" : "dynamic"}
          onChange={(source) =>
            onChange(pickingFrom(button, source === "form" ? { modelId: "" } : { interfaceId: "" }))
          }
        />
      </Input.Wrapper>
      {isOfForm ? <FromForm {...props} /> : <FromInterface {...props} />}
    </>
  );
}

function FromForm({ piece, button, name, onChange }: PickFieldsProps) {
  const { t } = useTranslation("form-designer");
  const { formId } = useDesigning();
  const forms = useForms();
  const others = forms.state === "ready" ? forms.value.filter(({ id }) => id !== formId) : [];
  const model = pickedModel(button);
  const chosen = others.find(({ id, code }) => String(id) === model || code === model);
  const fields = useFieldsOfForm(model);
  const columns: readonly PickedColumn[] | undefined = fields && [
    { value: "id", label: t("rowButtons.record") },
    // By this name the record itself is meant.
    ...fields
      .filter(({ path }) => path !== "id")
      .map(({ path, node }) => ({ value: path, label: pieceName(node, t) })),
  ];
  return (
    <>
      <Select
        label={t("rowButtons.form", { name })}
        searchable
        data={others.map((each) => ({ value: String(each.id), label: each.name }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(modelId) => onChange(pickingFrom(button, { modelId: modelId ?? "" }))}
      />
      {columns && (
        <FilledColumns piece={piece} button={button} columns={columns} onChange={onChange} />
      )}
    </>
  );
}

function FromInterface({ piece, button, name, onChange }: PickFieldsProps) {
  const { t } = useTranslation("form-designer");
  const known = useInterfaces();
  const all = known.state === "ready" ? known.value : [];
  const asked = interfaceNamed(all, pickedInterface(button));
  const entries = listOf(objectOf(button["actionConfig"])["templateJson"]).map(objectOf);
  return (
    <>
      <Select
        label={t("rowButtons.interface", { name })}
        searchable
        data={all
          .filter(({ enabled }) => enabled)
          .map((each) => ({ value: String(each.id), label: each.name }))}
        value={asked ? String(asked.id) : null}
        onChange={(interfaceId) =>
          onChange(pickingFrom(button, { interfaceId: interfaceId ?? "" }))
        }
      />
      {asked && asked.parameters.length > 0 && (
        <ParameterFields
          piece={piece}
          parameters={asked.parameters}
          entries={entries}
          onChange={(templateJson, of) => onChange(withAction(button, { templateJson }), of)}
        />
      )}
      {asked && (
        <FilledColumns
          piece={piece}
          button={button}
          columns={shownColumns({}, asked).map(({ field, label }) => ({ value: field, label }))}
          onChange={onChange}
        />
      )}
    </>
  );
}
