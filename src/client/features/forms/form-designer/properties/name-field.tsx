import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { FIELD_NAME_MAX } from "#domain/form/definition/form-limits.ts";
import { useDesigning } from "../designing.ts";

/** The name under which records keep a field: taken over when somebody is done with it, and followed by all that names it. */
export function NameField({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const [name, setName] = useState(node.name);
  const finish = () => {
    const wanted = name.trim();
    if (wanted === "" || wanted === node.name) setName(node.name);
    else draw({ type: "rename", path, name: wanted });
  };
  return (
    <TextInput
      label={t("property.name")}
      description={t("property.nameHint")}
      maxLength={FIELD_NAME_MAX}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
      }}
    />
  );
}
