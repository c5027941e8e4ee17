import { NativeSelect, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textOfTokens } from "#domain/form/expression/text-of-tokens.ts";
import type { Token } from "#domain/form/expression/token.ts";
import { tokensOfText } from "#domain/form/expression/tokens-of-text.ts";
import { useDesigning } from "../designing.ts";
import { pieceName } from "../piece-name.ts";

interface FormulaFieldProps {
  readonly label: string;
  readonly tokens: readonly Token[];
  readonly onChange: (tokens: readonly Token[]) => void;
}

/** A formula as people type it, with the fields that it can ask for at hand. */
export function FormulaField({ label, tokens, onChange }: FormulaFieldProps) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const standing = textOfTokens(tokens);
  const [text, setText] = useState(standing);
  // What is typed keeps its spaces; what was changed elsewhere is shown anew.
  if (textOfTokens(tokensOfText(text)) !== standing) setText(standing);
  const put = (next: string) => {
    setText(next);
    onChange(tokensOfText(next));
  };
  return (
    <Stack gap="xs">
      <Textarea
        label={label}
        description={t("formulaHint")}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => put(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t("insertField")}
        data={[
          { value: "", label: t("insertField") },
          ...[...form.fields.values()].map(({ path, node }) => ({
            value: path,
            label: `${pieceName(node, t)} (${path})`,
          })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => put(`${text} ${value}`.trim())}
      />
    </Stack>
  );
}
