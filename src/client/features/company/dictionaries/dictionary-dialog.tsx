import { Select, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { DICTIONARY_CODE_MAX, DICTIONARY_NAME_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { dictionaryLines } from "./dictionary-lines.ts";

interface DictionaryDialogProps {
  /** The one that is edited; a new one where there is none. */
  readonly dictionary: Dictionary | undefined;
  readonly all: readonly Dictionary[];
  /** Below which a new one comes, 0 = at the top. */
  readonly parentId: number;
  readonly onClose: () => void;
}

const TOP = "0";

/** What a dictionary is called, by which code forms name it, below which it stands and whether it is offered. */
export function DictionaryDialog({ dictionary, all, parentId, onClose }: DictionaryDialogProps) {
  const { t } = useTranslation("dictionaries");
  const run = useRun();
  const [place, setPlace] = useState(String(dictionary?.parentId ?? parentId));
  const [enabled, setEnabled] = useState(dictionary?.enabled ?? true);
  const places = dictionaryLines(all)
    .filter(({ row }) => row.id !== dictionary?.id)
    .map(({ row, depth }) => ({
      value: String(row.id),
      label: `${"– ".repeat(depth)}${row.name}`,
    }));
  return (
    <Dialog
      onClose={onClose}
      title={dictionary ? t("editTitle", { name: dictionary.name }) : t("add")}
    >
      <ActionForm
        action={t(dictionary ? "save" : "create")}
        onSend={async (field) => {
          const said = { name: field("name").trim(), code: field("code").trim() };
          const where = { parentId: Number(place) };
          const result = dictionary
            ? await run("dictionary.edit", { id: dictionary.id, ...said, ...where, enabled })
            : await run("dictionary.add", { ...said, ...where });
          // A refusal is told as everywhere, and what was typed stays.
          if (result.ok) onClose();
          return undefined;
        }}
      >
        <TextInput
          name="name"
          label={t("name")}
          defaultValue={dictionary?.name ?? ""}
          maxLength={DICTIONARY_NAME_MAX}
          required
          data-autofocus
        />
        <TextInput
          name="code"
          label={t("code")}
          description={t("codeHint")}
          defaultValue={dictionary?.code ?? ""}
          maxLength={DICTIONARY_CODE_MAX}
          required
        />
        <Select
          label={t("below")}
          data={[{ value: TOP, label: t("top") }, ...places]}
          value={place}
          onChange={(value) => setPlace(value ?? TOP)}
          allowDeselect={false}
          searchable
        />
        {dictionary && (
          <Switch
            label={t("enabled")}
            description={t("enabledHint")}
            checked={enabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
        )}
      </ActionForm>
    </Dialog>
  );
}
