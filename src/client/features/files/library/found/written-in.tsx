import { Loader } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import type { WrittenIn } from "#client/live/files/use-written-in.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { MarkedText } from "#client/parts/search/marked-text.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { markWords } from "#domain/search/mark-words.ts";
import { soughtTerms } from "#domain/search/split-words.ts";
import { FoundLine } from "./found-line.tsx";
import classes from "./written-in.module.css";

interface WrittenInFilesProps {
  readonly library: Library;
  readonly words: string;
  readonly found: WrittenIn;
  /** Nothing else was found, so that all the room is theirs. */
  readonly isAlone: boolean;
  readonly onOpenFile: (itemId: number) => void;
}

/** Files in which the words are written, below those that are called so. */
export function WrittenInFiles({
  library,
  words,
  found,
  isAlone,
  onOpenFile,
}: WrittenInFilesProps) {
  const { t } = useTranslation("library");
  const title = useId();
  const note = useNote(found);
  const sought = soughtTerms(words);
  const list = found.state === "found" ? found.list : [];
  if (list.length === 0 && note === "") return null;
  return (
    <section className={classes.section} data-alone={isAlone || undefined} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t("writtenIn.title")}
      </h2>
      <output className={classes.note}>
        {found.state === "asking" && note !== "" && <Loader size="xs" aria-hidden />} {note}
      </output>
      <ul className={classes.list} aria-labelledby={title}>
        <Each rows={list} keyOf={({ item }) => item.id} as="li">
          {({ item, excerpt }) => (
            <FoundLine
              library={library}
              item={item}
              onOpen={() => onOpenFile(item.id)}
              excerpt={
                <span className={classes.excerpt}>
                  <MarkedText text={excerpt} marks={markWords(excerpt, sought, new Set())} />
                </span>
              }
            />
          )}
        </Each>
      </ul>
    </section>
  );
}

/** What there is to say in place of files. */
function useNote(found: WrittenIn): string {
  const { t } = useTranslation("library");
  const line = useLine();
  const failureText = useFailureText();
  if (found.state === "none" || found.state === "found") return "";
  if (line === "down") return t("writtenIn.offline");
  if (found.state !== "failed") return t("writtenIn.asking");
  return found.failure.kind === "network" ? t("writtenIn.offline") : failureText(found.failure);
}
