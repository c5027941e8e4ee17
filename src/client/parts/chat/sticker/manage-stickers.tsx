import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { stickerOfFile } from "#client/data/pictures/sticker-of-file.ts";
import { useOfferedStickers } from "#client/live/chat/use-stickers.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { STICKER_NAME_MAX, STICKERS_MAX } from "#domain/sticker/sticker-limits.ts";
import { ManagedSticker } from "./managed-sticker.tsx";

/** The company's stickers, as an administrator adds, names, orders and removes them. */
export function ManageStickers({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("sticker");
  const run = useRun();
  const offered = useOfferedStickers();
  const [problem, setProblem] = useState<"unreadable" | "tooBig">();
  const all = offered.state === "ready" ? offered.value.company : [];
  const add = async (files: readonly File[]) => {
    setProblem(undefined);
    for (const file of files) {
      const made = await stickerOfFile(file);
      if (!made.ok) {
        setProblem(made.problem);
        continue;
      }
      const name = nameOf(file) || t("unnamed");
      const added = await run("sticker.add", { name, picture: made.picture });
      if (!added.ok) return;
    }
  };
  return (
    <Dialog title={t("manage")} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("manageHint", { count: STICKERS_MAX })}
        </Text>
        <Each rows={all} keyOf={({ id }) => id}>
          {(sticker) => <ManagedSticker sticker={sticker} all={all} />}
        </Each>
        {all.length === 0 && <Text size="sm">{t("noneOfCompany")}</Text>}
        {problem && (
          <Text role="alert" size="sm" c="red">
            {t(problem)}
          </Text>
        )}
        <Group justify="flex-end">
          <FileButton
            multiple
            accept="image/png,image/webp,image/gif"
            onChange={(files) => void add(files)}
          >
            {(props) => (
              <Button {...props} disabled={all.length >= STICKERS_MAX}>
                {t("add")}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What the file is called, without what it ends in. */
function nameOf({ name }: File): string {
  return name
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[_\s-]+/g, " ")
    .trim()
    .slice(0, STICKER_NAME_MAX);
}
