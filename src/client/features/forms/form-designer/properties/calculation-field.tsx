import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { readTokens, writeTokens } from "#domain/form/expression/token.ts";
import { useDesigning } from "../designing.ts";
import { FormulaField } from "../formula/formula-field.tsx";

/** What a calculation works out. */
export function CalculationField({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  return (
    <FormulaField
      label={t("property.expression")}
      tokens={readTokens([...(node.properties.expression ?? [])])}
      onChange={(tokens) =>
        draw(
          { type: "change", path, properties: { expression: writeTokens(tokens) } },
          `${path} expression`,
        )
      }
    />
  );
}
