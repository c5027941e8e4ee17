import { RichTextField } from "#client/parts/rich-text/rich-text-field.tsx";
import { textOf } from "#domain/form/json/json.ts";
import type { ControlProps } from "./control-props.ts";

/** A long text with headings, lists and links; what of it could act or load is taken out when it is kept. */
export function RichTextControl({ value, onChange, onLeave, names }: ControlProps) {
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <RichTextField
        html={textOf(value)}
        onChange={(html) => onChange(html === "" ? null : html)}
        names={{ ...names }}
      />
    </div>
  );
}
