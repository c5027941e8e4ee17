import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { newPiece } from "#domain/form/design/new-piece.ts";
import type { JsonObject } from "#domain/form/json/json.ts";

/** A piece of a kind as it is at first, named in the language of whoever draws. */
export function useNewPiece(): (kind: string) => JsonObject {
  const { t } = useTranslation("form-designer");
  return useCallback(
    (kind) => {
      const isPanes = kind === "tab" || kind === "collapse";
      const parts = [1, 2].map((number) => t(isPanes ? "paneNumber" : "optionNumber", { number }));
      return newPiece(kind, { label: t(`kind.${kind as "input"}`), parts });
    },
    [t],
  );
}
