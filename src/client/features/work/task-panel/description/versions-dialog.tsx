import { Accordion, Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useContentVersions } from "#client/live/history/use-task-log.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { WordDifference } from "#client/parts/text/word-difference.tsx";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ContentVersion } from "#domain/task/log/content-version.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import type { Task } from "#domain/task/task.ts";
import classes from "./description.module.css";

interface VersionsDialogProps {
  readonly task: Task;
  readonly content: TaskContent;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** What a description said, version by version, each with what it changed; a former one can be brought back. */
export function VersionsDialog({ task, content, readOnly, onClose }: VersionsDialogProps) {
  const { t } = useTranslation("task-versions");
  const run = useRun();
  const { kept, isOnline, isLoading, loadOlder } = useContentVersions(task, content);
  if (kept.state === "loading" || (!kept.value && isLoading)) {
    return (
      <Dialog title={t("title")} size="lg" onClose={onClose}>
        <SkeletonList rows={3} />
      </Dialog>
    );
  }
  const { items = [], more = false } = kept.value ?? {};
  const current = { ...content, at: content.updateTime };
  const versions: ContentVersion[] = [
    current,
    ...items.filter(({ version }) => version < content.version),
  ];
  const restore = async ({ content: html }: ContentVersion) => {
    const change = { id: task.id, content: html, contentVersion: content.version };
    if (!(await run("task.edit", change)).ok) return;
    showToast({ message: t("restored"), tone: "success" });
    onClose();
  };
  return (
    <Dialog title={t("title")} size="lg" onClose={onClose}>
      {!isOnline && <p className={classes.hint}>{t(kept.value ? "offline" : "notFetched")}</p>}
      <Accordion defaultValue={String(content.version)} chevronPosition="left">
        {versions.map((one, index) => (
          <Accordion.Item key={one.version} value={String(one.version)}>
            <VersionHead version={one} isCurrent={index === 0} />
            <Accordion.Panel>
              <VersionBody
                version={one}
                // Of the oldest that is here nobody knows what stood before it.
                before={versions[index + 1]?.content ?? (more || !kept.value ? undefined : "")}
                onRestore={index > 0 && !readOnly ? () => void restore(one) : undefined}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {more && isOnline && (
        <Button mt="sm" variant="default" size="compact-sm" loading={isLoading} onClick={loadOlder}>
          {t("older")}
        </Button>
      )}
    </Dialog>
  );
}

interface VersionHeadProps {
  readonly version: ContentVersion;
  readonly isCurrent: boolean;
}

function VersionHead({ version: { userId, at }, isCurrent }: VersionHeadProps) {
  const { t } = useTranslation(["task-versions", "task"]);
  const name = useUsers().get(userId)?.nickname ?? t("task:somebody");
  return (
    <Accordion.Control>
      <Group gap="xs" wrap="nowrap">
        <InitialsAvatar id={userId} name={name} size="small" />
        <span>
          {name} ·{" "}
          <span className={classes.when}>
            <RelativeTime time={at} />
          </span>
          {isCurrent && ` · ${t("current")}`}
        </span>
      </Group>
    </Accordion.Control>
  );
}

interface VersionBodyProps {
  readonly version: ContentVersion;
  /** What stood before; undefined = not known. */
  readonly before: string | undefined;
  readonly onRestore: (() => void) | undefined;
}

function VersionBody({ version, before, onRestore }: VersionBodyProps) {
  const { t } = useTranslation("task-versions");
  return (
    <>
      <WordDifference before={before ?? version.content} after={version.content} />
      {onRestore && (
        <Button mt="sm" variant="default" size="compact-sm" onClick={onRestore}>
          {t("restore")}
        </Button>
      )}
    </>
  );
}
