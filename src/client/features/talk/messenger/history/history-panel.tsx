import { ScrollArea, Tabs, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { heldKinds } from "#client/data/search/held-messages.ts";
import { useMarks } from "#client/live/chat/use-marks.ts";
import { MarkList } from "#client/parts/chat/marks/mark-list.tsx";
import { markKinds, marksOfKind } from "#client/parts/chat/marks/marks-of-kind.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { HeldList } from "./held-list.tsx";
import classes from "./history.module.css";

interface HistoryPanelProps {
  readonly dialogId: number;
  readonly onOpenMessage: (messageId: number) => void;
  readonly onClose: () => void;
}

/** What was sent in a chat, by kind, and what is marked in it; each leads to where it was said. */
export function HistoryPanel({ dialogId, onOpenMessage, onClose }: HistoryPanelProps) {
  const { t } = useTranslation("chat-history");
  const isPhone = useIsPhone();
  const marks = [...useMarks(dialogId).values()];
  const jump = (messageId: number) => {
    onOpenMessage(messageId);
    // On a phone it would stand over what it leads to.
    if (isPhone) onClose();
  };
  return (
    <SidePanel label={t("title")} onClose={onClose}>
      <PaneHeader title={t("title")} level={2} {...(isPhone && { onBack: onClose })}>
        {!isPhone && <IconButton icon={IconX} label={t("close")} onClick={onClose} />}
      </PaneHeader>
      <Tabs defaultValue="image" keepMounted={false} className={classes.tabs ?? ""}>
        <Tabs.List>
          {[...heldKinds, ...markKinds].map((kind) => (
            <Tabs.Tab key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <ScrollArea className={classes.scroll ?? ""} type="auto">
          {heldKinds.map((kind) => (
            <Tabs.Panel key={kind} value={kind} p="md">
              <HeldList dialogId={dialogId} kind={kind} onOpenMessage={jump} />
            </Tabs.Panel>
          ))}
          {markKinds.map((kind) => (
            <Tabs.Panel key={kind} value={kind} p="md">
              {marksOfKind(marks, kind).length > 0 ? (
                <MarkList marks={marks} kind={kind} onJump={jump} />
              ) : (
                <Text c="dimmed" size="sm">
                  {t(`none.${kind}`)}
                </Text>
              )}
            </Tabs.Panel>
          ))}
        </ScrollArea>
      </Tabs>
    </SidePanel>
  );
}
