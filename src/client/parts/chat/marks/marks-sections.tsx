import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { MarkList } from "./mark-list.tsx";
import { markKinds, marksOfKind } from "./marks-of-kind.ts";

interface MarksSectionsProps {
  readonly marks: readonly MessageMark[];
  readonly onJump: (messageId: number) => void;
}

/** Everything that is marked in a chat: to-dos, pins, bookmarks. */
export function MarksSections({ marks, onJump }: MarksSectionsProps) {
  const { t } = useTranslation("marks");
  const kinds = markKinds.filter((kind) => marksOfKind(marks, kind).length > 0);
  return (
    <>
      {kinds.length === 0 && <Text c="dimmed">{t("nothingMarked")}</Text>}
      {kinds.map((kind) => (
        <section key={kind}>
          <Title order={3} size="h5">
            {t(kind)}
          </Title>
          <MarkList marks={marks} kind={kind} onJump={onJump} />
        </section>
      ))}
    </>
  );
}
