import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { type JsonObject, textOf } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import classes from "../properties/properties.module.css";
import { RowButtonFields } from "./row-button-fields.tsx";
import { drawnButtons, withPick } from "./drawn-buttons.ts";

/** So many buttons stand below the rows of one sub-table. */
const BUTTONS = 10;

/** The buttons below the rows of a sub-table, in their order: which are shown, what they say, and what they do. */
export function RowButtonsField({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const { path, node } = piece;
  const buttons = drawnButtons(node);
  const put = (next: readonly JsonObject[], of?: string) =>
    draw(
      { type: "change", path, properties: { footerBtnsList: next } },
      of === undefined ? undefined : `${path} ${of}`,
    );
  return (
    <fieldset className={classes.asked}>
      <legend>{t("rowButtons.title")}</legend>
      <Each
        rows={buttons.map((button, at) => ({ button, at }))}
        keyOf={({ button, at }) => `${textOf(button["value"])} ${at}`}
      >
        {({ button, at }) => (
          <RowButtonFields
            piece={piece}
            button={button}
            isFirst={at === 0}
            onChange={(next, of) => put(buttons.with(at, next), of && `button ${at} ${of}`)}
            onUp={() => put(buttons.toSpliced(at, 1).toSpliced(at - 1, 0, button))}
            onRemove={() => put(buttons.toSpliced(at, 1))}
          />
        )}
      </Each>
      {buttons.length < BUTTONS && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => put(withPick(buttons))}
        >
          {t("rowButtons.addPick")}
        </Button>
      )}
    </fieldset>
  );
}
