import { Button, Group, Text, Title } from "@mantine/core";
import { IconBook2, IconList, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDictionaries } from "#client/live/company/use-dictionaries.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import classes from "#client/parts/settings/lines.module.css";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { dictionaryLines } from "./dictionary-lines.ts";

const DictionaryDialog = late(
  async () => (await import("./dictionary-dialog.tsx")).DictionaryDialog,
);
const EntriesDialog = late(async () => (await import("./entries-dialog.tsx")).EntriesDialog);

/** The dialog that is open, and about which dictionary; of a new one, below which it comes. */
type Opened =
  | { readonly dialog: "edit" | "entries"; readonly id: number }
  | { readonly dialog: "add"; readonly parentId: number };

/** Lists of choices that many forms share. */
export function DictionariesPage() {
  const { t } = useTranslation("dictionaries");
  const known = useDictionaries();
  const [opened, setOpened] = useState<Opened>();
  const all = known.state === "ready" ? known.value : [];
  const one = opened && "id" in opened ? all.find(({ id }) => id === opened.id) : undefined;
  const close = () => setOpened(undefined);
  const add = <Button onClick={() => setOpened({ dialog: "add", parentId: 0 })}>{t("add")}</Button>;
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      {known.state === "loading" && <SkeletonList rows={4} />}
      {known.state === "ready" && all.length === 0 && (
        <EmptyState icon={IconBook2} title={t("none")} hint={t("noneHint")} action={add} />
      )}
      {all.length > 0 && (
        <>
          <Group>{add}</Group>
          <ul className={classes.lines}>
            <Each rows={dictionaryLines(all)} keyOf={({ row }) => row.id} as="li">
              {({ row, depth }) => (
                <DictionaryLine dictionary={row} depth={depth} onOpen={setOpened} />
              )}
            </Each>
          </ul>
        </>
      )}
      <Opening>
        {opened?.dialog === "add" && (
          <DictionaryDialog
            dictionary={undefined}
            all={all}
            parentId={opened.parentId}
            onClose={close}
          />
        )}
        {one && opened?.dialog === "edit" && (
          <DictionaryDialog dictionary={one} all={all} parentId={one.parentId} onClose={close} />
        )}
        {one && opened?.dialog === "entries" && <EntriesDialog dictionary={one} onClose={close} />}
      </Opening>
    </>
  );
}

interface DictionaryLineProps {
  readonly dictionary: Dictionary;
  readonly depth: number;
  readonly onOpen: (opened: Opened) => void;
}

/** One dictionary with what can be done to it. */
function DictionaryLine({ dictionary, depth, onOpen }: DictionaryLineProps) {
  const { t } = useTranslation("dictionaries");
  const run = useRun();
  const { id, name, code, enabled, entries } = dictionary;
  const remove = async () => {
    const sure = await confirm({
      title: t("removeTitle", { name }),
      message: t("removeHint"),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (sure) await run("dictionary.remove", { id });
  };
  return (
    <li className={classes.line} style={{ "--depth": depth } as CSSProperties}>
      <button
        type="button"
        className={classes.open}
        onClick={() => onOpen({ dialog: "entries", id })}
      >
        {name}
      </button>
      <Tag tint="neutral">{code}</Tag>
      <Tag tint="neutral">{t("entryCount", { count: entries.length })}</Tag>
      {!enabled && <Tag tint="neutral">{t("off")}</Tag>}
      <ActionMenu
        label={t("actions", { name })}
        size="sm"
        items={[
          {
            key: "entries",
            icon: IconList,
            label: t("menu.entries"),
            onClick: () => onOpen({ dialog: "entries", id }),
          },
          {
            key: "edit",
            icon: IconPencil,
            label: t("menu.edit"),
            onClick: () => onOpen({ dialog: "edit", id }),
          },
          {
            key: "below",
            icon: IconPlus,
            label: t("menu.addBelow"),
            onClick: () => onOpen({ dialog: "add", parentId: id }),
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
