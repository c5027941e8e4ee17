import { Button, Group, Text, Title } from "@mantine/core";
import {
  IconDatabaseSearch,
  IconListDetails,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
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
import type { DataInterface } from "#domain/data-interface/data-interface.ts";

const SourceDialog = late(async () => (await import("./source-dialog.tsx")).SourceDialog);
const HostsDialog = late(async () => (await import("./http/hosts-dialog.tsx")).HostsDialog);
const TryDialog = late(async () => (await import("./try-dialog.tsx")).TryDialog);
const UsesDialog = late(async () => (await import("./uses-dialog.tsx")).UsesDialog);

/** The dialog that is open, and about which data source; 0 = a new one. */
interface Opened {
  readonly dialog: "edit" | "try" | "uses" | "hosts";
  readonly id: number;
}

/** Rows that forms let people choose from. */
export function DataSourcesPage() {
  const { t } = useTranslation(["data-sources", "http-source"]);
  const known = useInterfaces();
  const [opened, setOpened] = useState<Opened>();
  const all =
    known.state === "ready"
      ? known.value.toSorted(
          (one, other) =>
            one.category.localeCompare(other.category) || one.name.localeCompare(other.name),
        )
      : [];
  const one = all.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const add = <Button onClick={() => setOpened({ dialog: "edit", id: 0 })}>{t("add")}</Button>;
  const hosts = (
    <Button variant="default" onClick={() => setOpened({ dialog: "hosts", id: 0 })}>
      {t("http-source:hosts.open")}
    </Button>
  );
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
        <EmptyState
          icon={IconDatabaseSearch}
          title={t("none")}
          hint={t("noneHint")}
          action={
            <Group>
              {add}
              {hosts}
            </Group>
          }
        />
      )}
      {all.length > 0 && (
        <>
          <Group>
            {add}
            {hosts}
          </Group>
          <ul className={classes.lines}>
            <Each rows={all} keyOf={({ id }) => id} as="li">
              {(source) => <SourceLine source={source} onOpen={setOpened} />}
            </Each>
          </ul>
        </>
      )}
      <Opening>
        {opened?.dialog === "edit" && (one || opened.id === 0) && (
          <SourceDialog source={one} onClose={close} />
        )}
        {opened?.dialog === "hosts" && <HostsDialog onClose={close} />}
        {one && opened?.dialog === "try" && <TryDialog source={one} onClose={close} />}
        {one && opened?.dialog === "uses" && <UsesDialog source={one} onClose={close} />}
      </Opening>
    </>
  );
}

interface SourceLineProps {
  readonly source: DataInterface;
  readonly onOpen: (opened: Opened) => void;
}

/** One data source with what can be done to it. */
function SourceLine({ source, onOpen }: SourceLineProps) {
  const { t } = useTranslation("data-sources");
  const run = useRun();
  const { id, name, code, category, kind, enabled, rows } = source;
  const remove = async () => {
    const sure = await confirm({
      title: t("removeTitle", { name }),
      message: t("removeHint"),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (sure) await run("dataInterface.remove", { id });
  };
  return (
    <li className={classes.line}>
      <button type="button" className={classes.open} onClick={() => onOpen({ dialog: "edit", id })}>
        {name}
      </button>
      {category !== "" && <Tag tint="neutral">{category}</Tag>}
      <Tag tint="neutral">{code}</Tag>
      <Tag tint="neutral">
        {kind === "static" ? t("rowCount", { count: rows.length }) : t(`kinds.${kind}`)}
      </Tag>
      {!enabled && <Tag tint="neutral">{t("off")}</Tag>}
      <ActionMenu
        label={t("actions", { name })}
        size="sm"
        items={[
          {
            key: "edit",
            icon: IconPencil,
            label: t("menu.edit"),
            onClick: () => onOpen({ dialog: "edit", id }),
          },
          {
            key: "try",
            icon: IconPlayerPlay,
            label: t("menu.try"),
            onClick: () => onOpen({ dialog: "try", id }),
          },
          {
            key: "uses",
            icon: IconListDetails,
            label: t("menu.uses"),
            onClick: () => onOpen({ dialog: "uses", id }),
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
