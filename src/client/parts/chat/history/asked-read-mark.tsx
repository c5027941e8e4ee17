import { SegmentedControl, Stack, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAskReaders } from "#client/live/chat/use-ask-readers.ts";
import { PeopleList } from "#client/parts/people/people-list.tsx";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Message } from "#domain/message/message.ts";
import classes from "./history.module.css";

interface AskedReadMarkProps {
  readonly message: Message;
}

/** That a message has arrived in a large group; who has read it is asked for when somebody wants to know. */
export function AskedReadMark({ message }: AskedReadMarkProps) {
  const { t } = useTranslation("message");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${classes.fact} ${classes.read}`}
        aria-label={t("whoHasRead")}
        onClick={() => setIsOpen(true)}
      >
        <IconCheck size="0.9rem" aria-hidden />
      </button>
      {isOpen && (
        <Dialog title={t("whoHasRead")} onClose={() => setIsOpen(false)}>
          <AskedReaders message={message} />
        </Dialog>
      )}
    </>
  );
}

function AskedReaders({ message }: AskedReadMarkProps) {
  const { t } = useTranslation("message");
  const readers = useAskReaders(message);
  const [shown, setShown] = useState<"read" | "unread">("read");
  if (!readers) return <SkeletonList rows={6} />;
  const titles = {
    read: t("haveRead", { count: readers.read.length }),
    unread: t("haveNotRead", { count: readers.unread.length }),
  };
  const people = readers[shown];
  return (
    <Stack gap="sm">
      {!readers.isCurrent && (
        <Text c="dimmed" size="sm">
          {t("readAsKnown")}
        </Text>
      )}
      <SegmentedControl
        fullWidth
        aria-label={t("whoHasRead")}
        data={[
          { value: "read", label: titles.read },
          { value: "unread", label: titles.unread },
        ]}
        value={shown}
        onChange={(value) => setShown(value === "unread" ? "unread" : "read")}
      />
      {people.length === 0 && <Text c="dimmed">{t("nobody")}</Text>}
      <PeopleList key={shown} people={people} label={titles[shown]}>
        {(userId) => <PersonRow userId={userId} />}
      </PeopleList>
    </Stack>
  );
}
