import { Checkbox, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import type { Json } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";

/** How the table to choose from is opened, and how much of it is shown at once. */
export function PopupFields({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const { popupType, popupTitle, hasPage, pageSize } = node.properties;
  const put = (name: string, value: Json | undefined) =>
    draw({ type: "change", path, properties: { [name]: value } }, `${path} ${name}`);
  return (
    <>
      {node.kind.name === "popupSelect" && (
        <NativeSelect
          label={t("interface.opensAs")}
          data={(["dialog", "drawer"] as const).map((value) => ({
            value,
            label: t(`interface.popup.${value}`),
          }))}
          value={popupType ?? "dialog"}
          onChange={(event) => put("popupType", event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t("interface.title")}
        value={popupTitle ?? ""}
        onChange={(event) => put("popupTitle", event.currentTarget.value || undefined)}
      />
      <Checkbox
        label={t("interface.hasPage")}
        checked={hasPage === true}
        onChange={(event) => put("hasPage", event.currentTarget.checked)}
      />
      {hasPage === true && (
        <NumberInput
          label={t("interface.pageSize")}
          min={1}
          max={500}
          value={pageSize ?? ""}
          onChange={(value) => put("pageSize", typeof value === "number" ? value : undefined)}
        />
      )}
    </>
  );
}
