import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFolderUnits, useFolderUsers } from "#client/live/files/use-library.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { FolderRight, FolderUser } from "#domain/library/sharing/folder-user.ts";
import { isSharedWithOthers } from "#domain/library/sharing/is-shared-with-others.ts";
import { isSharedFolder } from "#domain/library/shelf.ts";
import { FOLDER_MEMBERS_MAX } from "#domain/limits.ts";
import { SharedWith } from "./shared-with.tsx";
import { ShareWithUnits } from "./share-with-units.tsx";
import classes from "../library.module.css";

const rights: readonly FolderRight[] = ["read", "write"];

interface ShareDialogProps {
  readonly item: LibraryItem;
  readonly onClose: () => void;
}

/** Who may look into a folder or a file of one's own, and who may change it. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const { t } = useTranslation(["library", "people"]);
  const run = useRun();
  const { id, name, userId: ownerId } = item;
  const members = useFolderUsers(id);
  const units = useFolderUnits(id);
  const [right, setRight] = useState<FolderRight>("read");
  const inside =
    members.state === "ready" ? members.value.filter(({ userId }) => userId !== ownerId) : [];
  // Who is in with a unit alone goes with it.
  const others = inside.filter(({ ownRight }) => ownRight !== "none");
  const byUnits = inside.length - others.length;
  const change = (userId: readonly number[], to: FolderRight | "none") =>
    void run("file.share", { id, userId: [...userId], right: to });
  const isAlone =
    isSharedFolder(item) &&
    members.state === "ready" &&
    units.state === "ready" &&
    !isSharedWithOthers(item, members.value, units.value);
  const endSharing = async () => {
    const ended = await run("file.move", { id: [id], pid: 0, userId: ownerId });
    if (ended.ok) onClose();
  };
  return (
    <Dialog title={t("shareTitle", { name })} onClose={onClose}>
      <Stack>
        {isAlone && (
          <Group gap="xs">
            <span className={classes.dim}>{t("sharedWithNobody")}</span>
            <Button size="compact-sm" variant="default" onClick={() => void endSharing()}>
              {t("endSharing")}
            </Button>
          </Group>
        )}
        {others.length > 0 && (
          <ul className={classes.members} aria-label={t("sharedWith")}>
            <Each rows={others} keyOf={({ id: key }) => key} as="li">
              {(member) => (
                <Member member={member} onChange={(to) => change([member.userId], to)} />
              )}
            </Each>
          </ul>
        )}
        <SegmentedControl
          aria-label={t("newMay")}
          value={right}
          onChange={(value) => setRight(value === "write" ? "write" : "read")}
          data={rights.map((value) => ({ value, label: t(`right.${value}`) }))}
        />
        <ShareWithUnits folderId={id} right={right} />
        {byUnits > 0 && <p className={classes.dim}>{t("inByUnits", { count: byUnits })}</p>}
        <PersonPicker
          chosen={[ownerId, ...others.map(({ userId }) => userId)]}
          uncancelable={[ownerId]}
          max={FOLDER_MEMBERS_MAX}
          actionOn={(person) => t("shareWith", { name: person })}
          onChange={({ added }) => change(added, right)}
          plans
        />
      </Stack>
    </Dialog>
  );
}

interface MemberProps {
  readonly member: FolderUser;
  readonly onChange: (right: FolderRight | "none") => void;
}

function Member({ member, onChange }: MemberProps) {
  const { t } = useTranslation("people");
  const users = useUsers();
  const { userId, right, ownRight } = member;
  const name = users.get(userId)?.nickname ?? t("somebody");
  return (
    <SharedWith
      name={name}
      right={ownRight === "read" || ownRight === "write" ? ownRight : right}
      picture={<InitialsAvatar id={userId} name={name} size="small" />}
      onChange={onChange}
    />
  );
}
