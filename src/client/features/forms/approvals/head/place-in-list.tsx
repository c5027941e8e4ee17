import { Text } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useApprovalList } from "#client/live/approvals/use-approvals.ts";
import { useLastAnswer } from "#client/live/view/use-last-answer.ts";
import { useShortcutText } from "#client/parts/keyboard/use-shortcut-text.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { ApprovalListName } from "../approval-list-names.ts";
import { requestShortcuts } from "../feature.ts";
import classes from "./request-head.module.css";
import { searchOf, type WantedRequests } from "../list/wanted-requests.ts";

/** Requests among which the open one is looked for; further down nobody counts. */
const MOST = 500;

interface PlaceInListProps {
  readonly approvalId: number;
  readonly list: ApprovalListName;
  readonly wanted: WantedRequests;
  readonly onOpen: (approvalId: number) => void;
}

/** Which one of the list it is, with ways to the one before and the next; nothing where it does not stand there. */
export function PlaceInList({ approvalId, list, wanted, onOpen }: PlaceInListProps) {
  const { t } = useTranslation("approvals");
  const found = useLastAnswer(useApprovalList({ ...searchOf(wanted), list, most: MOST })) ?? [];
  const isPhone = useIsPhone();
  const previousKeys = useShortcutText(requestShortcuts.previous);
  const nextKeys = useShortcutText(requestShortcuts.next);
  const place = found.findIndex(({ id }) => id === approvalId);
  if (place < 0) return null;
  const [before, after] = [found[place - 1], found[place + 1]];
  const count = found.length < MOST ? String(found.length) : `${MOST}+`;
  const words = (
    <Text size="sm" c="dimmed" className={classes.place}>
      {t("placeInList", { place: place + 1, total: count })}
    </Text>
  );
  if (isPhone) return words;
  return (
    <>
      {words}
      <IconButton
        icon={IconChevronUp}
        label={t("previousRequest")}
        {...(previousKeys && { shortcut: previousKeys })}
        disabled={!before}
        onClick={() => before && onOpen(before.id)}
      />
      <IconButton
        icon={IconChevronDown}
        label={t("nextRequest")}
        {...(nextKeys && { shortcut: nextKeys })}
        disabled={!after}
        onClick={() => after && onOpen(after.id)}
      />
    </>
  );
}
