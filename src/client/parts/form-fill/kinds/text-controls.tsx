import { PasswordInput, Text, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { textOf } from "#domain/form/json/json.ts";
import type { ControlProps } from "./control-props.ts";

/** Rows of a text of several lines where nothing is said (seed 001 section 9). */
const ROWS = 2;

/** One line of text. */
export function TextControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { names, required, invalid } = rest;
  const { placeholder, maxlength, showPassword, addonBefore, addonAfter } = node.properties;
  const Input = showPassword === true ? PasswordInput : TextInput;
  return (
    <>
      <Input
        {...names}
        required={required}
        error={invalid}
        placeholder={placeholder ?? ""}
        value={textOf(value)}
        maxLength={limitOf(maxlength)}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        onBlur={onLeave}
        leftSectionWidth="auto"
        {...(addonBefore && { leftSection: <Addon text={addonBefore} /> })}
        {...(addonAfter && {
          rightSection: <Addon text={addonAfter} />,
          rightSectionWidth: "auto",
        })}
      />
      <Count node={node} value={value} />
    </>
  );
}

/** Several lines, as high as what stands in them. */
export function TextAreaControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { names, required, invalid } = rest;
  const { placeholder, maxlength, autoSize } = node.properties;
  const most = Number(autoSize?.["maxRows"]);
  return (
    <>
      <Textarea
        {...names}
        required={required}
        error={invalid}
        placeholder={placeholder ?? ""}
        value={textOf(value)}
        maxLength={limitOf(maxlength)}
        autosize
        minRows={Number(autoSize?.["minRows"]) || ROWS}
        {...(most > 0 && { maxRows: most })}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        onBlur={onLeave}
      />
      <Count node={node} value={value} />
    </>
  );
}

/** A unit or the like, before or after what is typed. */
export function Addon({ text }: { readonly text: string }) {
  return (
    <Text span size="sm" c="dimmed" px="xs">
      {text}
    </Text>
  );
}

function Count({ node, value }: Pick<ControlProps, "node" | "value">) {
  const { t } = useTranslation("form-fill");
  const { showCount, maxlength } = node.properties;
  if (showCount !== true) return null;
  const used = textOf(value).length;
  return (
    <Text size="xs" c="dimmed" ta="end">
      {maxlength ? t("usedOf", { used, limit: maxlength }) : used}
    </Text>
  );
}

function limitOf(maxlength: number | undefined): number | undefined {
  return maxlength !== undefined && maxlength > 0 ? maxlength : undefined;
}
