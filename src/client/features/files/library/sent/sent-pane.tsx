import { TextInput } from "@mantine/core";
import { IconMessages, IconSearch, IconSearchOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentFile } from "#client/data/queries/files/sent-files.ts";
import { useSentFiles } from "#client/live/files/use-sent-files.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { FILE_NAME_MAX } from "#domain/file/file-name.ts";
import { SentList } from "./sent-list.tsx";
import classes from "../library.module.css";

interface SentPaneProps {
  readonly planId: number;
  /** To the files of the plan, on a phone. */
  readonly onBack: () => void;
  readonly onOpenMessage: (dialogId: number, messageId: number) => void;
}

/** What was sent in the chats of a plan and of its tasks: it stands in its library too (seed 000 §3). */
export function SentPane({ planId, onBack, onOpenMessage }: SentPaneProps) {
  const { t } = useTranslation("library");
  const isPhone = useIsPhone();
  const [words, setWords] = useState("");
  const sent = useSentFiles(planId);
  if (sent.state === "loading") return <SkeletonList rows={8} />;
  const found = sent.value.filter((each) => isNamed(each, words));
  return (
    <div className={classes.pane}>
      <PaneHeader title={t("sent")} {...(isPhone && { onBack })} />
      {sent.value.length === 0 ? (
        <OnceFetched>
          <EmptyState icon={IconMessages} title={t("noSent")} hint={t("noSentHint")} />
        </OnceFetched>
      ) : (
        <TextInput
          className={classes.search}
          size="sm"
          aria-label={t("searchSent")}
          placeholder={t("searchSent")}
          maxLength={FILE_NAME_MAX}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {sent.value.length > 0 && found.length === 0 && (
        <EmptyState icon={IconSearchOff} title={t("noneFound")} hint={t("noneSentHint")} />
      )}
      {found.length > 0 && <SentList sent={found} onOpenMessage={onOpenMessage} />}
    </div>
  );
}

/** Whether all words stand in the name of a file or of where it was sent. */
function isNamed({ file, place }: SentFile, words: string): boolean {
  const text = `${file.name} ${place}`.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
