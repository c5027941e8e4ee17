import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FormNode } from "#domain/form/definition/form-node.ts";

/** A kind that this version does not know: it is kept as it is, and named. */
export function UnknownPiece({ node }: { readonly node: FormNode }) {
  const { t } = useTranslation("form-fill");
  return (
    <Text size="sm" c="dimmed">
      {t("unknownKind", { label: node.settings.label || node.name, kind: node.kindName })}
    </Text>
  );
}
