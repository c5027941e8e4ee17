import { Select } from "@mantine/core";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFolderUnits } from "#client/live/files/use-library.ts";
import { useRun } from "#client/live/use-run.ts";
import { unitKey } from "#client/parts/directory/use-unit-choices.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { FolderRight } from "#domain/library/sharing/folder-user.ts";
import { thingToken } from "#domain/message/things/thing-mention.ts";
import { SharedWith } from "./shared-with.tsx";
import { type SharedUnit, type SharingChoice, useSharingChoices } from "./use-sharing-choices.ts";
import classes from "../library.module.css";

interface ShareWithUnitsProps {
  readonly folderId: number;
  /** What those may do who are added now. */
  readonly right: FolderRight;
}

/** The departments, positions, groups, roles, plans and chats of which all are in a folder, and a field for another one. */
export function ShareWithUnits({ folderId, right }: ShareWithUnitsProps) {
  const { t } = useTranslation("library");
  const run = useRun();
  const runQuietly = useRun(() => undefined);
  const shared = useFolderUnits(folderId);
  const choices = useSharingChoices();
  const units = shared.state === "ready" ? shared.value : [];
  const keys = new Set(units.map(({ kind, unitId }) => unitKey({ kind, id: unitId })));
  const free = choices.filter(({ value }) => !keys.has(value));
  const nameOf = (key: string) => choices.find(({ value }) => value === key)?.label ?? "…";
  const change = (unit: SharedUnit, to: FolderRight | "none") =>
    run("file.shareUnits", { id: folderId, units: [unit], right: to });
  // Whoever is let in learns of it where they talk; a chat in which one may not write stays as it is.
  const share = async ({ unit, dialogId }: SharingChoice) => {
    const changed = await change(unit, right);
    if (!changed.ok || dialogId === 0) return;
    const thing = thingToken({ kind: "file", id: folderId, name: changed.reply.name });
    await runQuietly("message.sendText", { dialogId, text: t("sharedHere", { thing }) });
  };
  if (choices.length === 0 && units.length === 0) return null;
  return (
    <>
      {units.length > 0 && (
        <ul className={classes.members} aria-label={t("shareUnitsOf")}>
          <Each rows={units} keyOf={({ id }) => id} as="li">
            {({ kind, unitId, right: may }) => (
              <SharedWith
                name={nameOf(unitKey({ kind, id: unitId }))}
                right={may}
                picture={<IconUsersGroup size="1.25rem" aria-hidden />}
                onChange={(to) => void change({ kind, id: unitId }, to)}
              />
            )}
          </Each>
        </ul>
      )}
      <Select
        label={t("shareUnits")}
        placeholder={t("shareUnitsOf")}
        data={free}
        searchable
        nothingFoundMessage={t("shareUnitsNone")}
        value={null}
        onChange={(key) => {
          const chosen = free.find(({ value }) => value === key);
          if (chosen) void share(chosen);
        }}
      />
    </>
  );
}
