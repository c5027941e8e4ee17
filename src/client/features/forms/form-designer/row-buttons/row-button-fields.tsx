import { Checkbox, TextInput } from "@mantine/core";
import { IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { type JsonObject, textOf } from "#domain/form/json/json.ts";
import classes from "../properties/properties.module.css";
import { isPick } from "./drawn-buttons.ts";
import { PickFields } from "./pick-fields.tsx";

interface RowButtonFieldsProps {
  /** The sub-table. */
  readonly piece: DesignPiece;
  readonly button: JsonObject;
  readonly isFirst: boolean;
  /** `of` names what is typed letter by letter. */
  readonly onChange: (button: JsonObject, of?: string) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

/** One button below the rows: whether it is shown, and all that is said of it while it is. */
export function RowButtonFields(props: RowButtonFieldsProps) {
  const { piece, button, isFirst, onChange, onUp, onRemove } = props;
  const { t } = useTranslation("form-designer");
  const picks = isPick(button);
  const value = textOf(button["value"]);
  const usual = picks ? t("rowButtons.select") : value;
  const what = value === "add" || value === "batchRemove" ? t(`rowButtons.${value}`) : usual;
  const label = textOf(button["label"]);
  const name = label || what;
  const isShown = button["show"] !== false;
  return (
    <div className={classes.options}>
      <div className={classes.option}>
        <Checkbox
          label={name}
          checked={isShown}
          onChange={(event) => onChange({ ...button, show: event.currentTarget.checked })}
        />
        <IconButton
          icon={IconArrowUp}
          size="sm"
          label={t("rowButtons.up", { name })}
          disabled={isFirst}
          onClick={onUp}
        />
        {value !== "add" && value !== "batchRemove" && (
          <IconButton
            icon={IconTrash}
            size="sm"
            label={t("rowButtons.remove", { name })}
            onClick={onRemove}
          />
        )}
      </div>
      {isShown && (
        <TextInput
          label={t("rowButtons.words", { name: what })}
          value={label}
          onChange={(event) => onChange({ ...button, label: event.currentTarget.value }, "label")}
        />
      )}
      {isShown && picks && (
        <PickFields piece={piece} button={button} name={name} onChange={onChange} />
      )}
    </div>
  );
}
