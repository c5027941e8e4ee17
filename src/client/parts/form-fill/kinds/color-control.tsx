import { ColorInput } from "@mantine/core";
import { textOf } from "#domain/form/json/json.ts";
import type { ControlProps } from "./control-props.ts";

const formats = ["hex", "hexa", "rgb", "rgba", "hsl", "hsla"] as const;

/** A colour, picked or typed. */
export function ColorControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { colorFormat, showAlpha } = node.properties;
  const wanted = formats.find((format) => format === colorFormat);
  return (
    <ColorInput
      {...rest.names}
      required={rest.required}
      error={rest.invalid}
      withEyeDropper={false}
      format={wanted ?? (showAlpha === true ? "hexa" : "hex")}
      value={textOf(value)}
      onChange={(color) => onChange(color || null)}
      onBlur={onLeave}
    />
  );
}
