import { Text, Title } from "@mantine/core";
import { IconCheck, IconChecks } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { readersOf } from "#domain/dialog/readers-of.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "./history.module.css";

interface ReadMarkProps {
  readonly message: Message;
  /** The others who take part in the chat. */
  readonly readers: readonly DialogUser[];
}

/** Whether others have read a message; where there are several, who has and who has not. */
export function ReadMark({ message, readers }: ReadMarkProps) {
  const { t } = useTranslation(["message", "chat"]);
  const [isOpen, setIsOpen] = useState(false);
  const { read, unread } = readersOf(message, readers);
  const total = read.length + unread.length;
  const label = read.length > 0 ? t("readBy", { count: read.length, total }) : t("chat:sent");
  const Icon = read.length > 0 ? IconChecks : IconCheck;
  if (total < 2) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg that says something; an img cannot draw it
      <Icon size="0.9rem" role="img" aria-label={label} />
    );
  }
  return (
    <>
      <button
        type="button"
        className={`${classes.fact} ${classes.read}`}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        <Icon size="0.9rem" aria-hidden />
        {read.length > 0 && ` ${read.length}`}
      </button>
      {isOpen && (
        <Dialog title={label} onClose={() => setIsOpen(false)}>
          <People title={t("haveRead", { count: read.length })} people={read} />
          <People title={t("haveNotRead", { count: unread.length })} people={unread} />
        </Dialog>
      )}
    </>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly people: readonly DialogUser[];
}

function People({ title, people }: PeopleProps) {
  const { t } = useTranslation(["message", "chat"]);
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {people.length === 0 && <Text c="dimmed">{t("nobody")}</Text>}
      <Each rows={people} keyOf={({ userId }) => userId}>
        {({ userId }) => <PersonRow userId={userId} />}
      </Each>
    </section>
  );
}
