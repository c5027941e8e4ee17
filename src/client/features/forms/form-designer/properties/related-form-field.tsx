import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { useDesigning } from "../designing.ts";

/** The form of whose records one is chosen. */
export function RelatedFormField({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw, formId } = useDesigning();
  const forms = useForms();
  const others = forms.state === "ready" ? forms.value.filter(({ id }) => id !== formId) : [];
  return (
    <Select
      label={t("property.modelId")}
      searchable
      data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={node.properties.modelId ?? null}
      onChange={(modelId) =>
        draw({ type: "change", path, properties: { modelId: modelId ?? undefined } })
      }
    />
  );
}
