import { Group, Stack, Text, TextInput } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconCornerDownRight,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import classes from "#client/parts/settings/lines.module.css";
import type { Dictionary, DictionaryEntry } from "#domain/dictionary/dictionary.ts";
import { DICTIONARY_CODE_MAX, DICTIONARY_NAME_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { entryLines, freshCode, rankAfterStep } from "./dictionary-lines.ts";

interface EntriesDialogProps {
  readonly dictionary: Dictionary;
  readonly onClose: () => void;
}

/** What can be chosen by a dictionary, in its order, and one more. */
export function EntriesDialog({ dictionary, onClose }: EntriesDialogProps) {
  const { t } = useTranslation("dictionaries");
  const run = useRun();
  const { id, entries } = dictionary;
  const [above, setAbove] = useState<DictionaryEntry>();
  const fresh = freshCode(entries);
  return (
    <Dialog onClose={onClose} size="picker" title={t("entriesTitle", { name: dictionary.name })}>
      <Stack>
        {entries.length === 0 && (
          <Text c="dimmed" size="sm">
            {t("noEntries")}
          </Text>
        )}
        {entries.length > 0 && (
          <ul className={classes.lines}>
            <Each rows={entryLines(entries)} keyOf={({ row }) => row.code} as="li">
              {({ row, depth }) => (
                <EntryLine dictionary={dictionary} entry={row} depth={depth} onBelow={setAbove} />
              )}
            </Each>
          </ul>
        )}
        <ActionForm
          key={`${fresh} ${above?.code ?? ""}`}
          action={t("addEntry")}
          onSend={async (field) => {
            const said = { code: field("code").trim(), name: field("name").trim() };
            const result = await run("dictionary.addEntry", {
              id,
              ...said,
              ...(above && { parentCode: above.code }),
            });
            if (result.ok) setAbove(undefined);
            return undefined;
          }}
        >
          {above && (
            <Text size="sm" aria-live="polite">
              {t("belowEntry", { name: above.name })}
            </Text>
          )}
          <Group grow align="flex-start">
            <TextInput
              name="name"
              label={t("entryName")}
              maxLength={DICTIONARY_NAME_MAX}
              required
              data-autofocus
            />
            <TextInput
              name="code"
              label={t("entryCode")}
              description={t("entryCodeHint")}
              defaultValue={fresh}
              maxLength={DICTIONARY_CODE_MAX}
              required
            />
          </Group>
        </ActionForm>
      </Stack>
    </Dialog>
  );
}

interface EntryLineProps {
  readonly dictionary: Dictionary;
  readonly entry: DictionaryEntry;
  readonly depth: number;
  readonly onBelow: (entry: DictionaryEntry) => void;
}

/** One choice with what can be done to it. */
function EntryLine({ dictionary: { id, entries }, entry, depth, onBelow }: EntryLineProps) {
  const { t } = useTranslation("dictionaries");
  const run = useRun();
  const { code, name, enabled } = entry;
  const edit = async (said: { name?: string; enabled?: boolean; rank?: string }) =>
    run("dictionary.editEntry", { id, code, ...said });
  const [up, down] = [rankAfterStep(entries, entry, -1), rankAfterStep(entries, entry, 1)];
  const rename = async () =>
    promptChange(
      {
        title: t("rename"),
        label: t("entryName"),
        value: name,
        confirmLabel: t("save"),
        maxLength: DICTIONARY_NAME_MAX,
      },
      async (words) => edit({ name: words }),
    );
  const remove = async () => {
    const sure = await confirm({
      title: t("removeTitle", { name }),
      message: t("removeEntryHint"),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (sure) await run("dictionary.removeEntry", { id, code });
  };
  return (
    <li className={classes.line} style={{ "--depth": depth } as CSSProperties}>
      <span className={classes.name}>{name}</span>
      <Tag tint="neutral">{code}</Tag>
      {!enabled && <Tag tint="neutral">{t("off")}</Tag>}
      <ActionMenu
        label={t("actions", { name })}
        size="sm"
        items={[
          {
            key: "rename",
            icon: IconPencil,
            label: t("menu.rename"),
            onClick: () => void rename(),
          },
          {
            key: "below",
            icon: IconCornerDownRight,
            label: t("menu.addBelow"),
            onClick: () => onBelow(entry),
          },
          {
            key: "up",
            icon: IconArrowUp,
            label: t("menu.up"),
            disabled: up === undefined,
            onClick: () => up !== undefined && void edit({ rank: up }),
          },
          {
            key: "down",
            icon: IconArrowDown,
            label: t("menu.down"),
            disabled: down === undefined,
            onClick: () => down !== undefined && void edit({ rank: down }),
          },
          {
            key: "enabled",
            label: t("enabled"),
            checked: enabled,
            onClick: () => void edit({ enabled: !enabled }),
          },
          "divider",
          {
            key: "remove",
            icon: IconTrash,
            label: t("menu.remove"),
            danger: true,
            onClick: () => void remove(),
          },
        ]}
      />
    </li>
  );
}
