import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { isForwardable } from "#domain/message/forward/forwarded.ts";
import type { Message } from "#domain/message/message.ts";
import { useCopyMessageLink } from "./use-copy-message-link.ts";

const ForwardDialog = late(async () => (await import("./forward-dialog.tsx")).ForwardDialog);

interface Forwarding {
  /** What the menu of a message offers. */
  readonly items: readonly ActionMenuItem[];
  /** Where it goes, while that is asked. */
  readonly dialog: ReactNode;
}

/** How a message is taken elsewhere: as a message, or as a link to it. */
export function useForwarding(message: Message): Forwarding {
  const { t } = useTranslation(["message", "chat"]);
  const copyLink = useCopyMessageLink();
  const [isChoosing, setIsChoosing] = useState(false);
  const items = [
    ...(isForwardable(message)
      ? [{ key: "forward", label: t("forward"), onClick: () => setIsChoosing(true) }]
      : []),
    { key: "link", label: t("copyLink"), onClick: () => copyLink(message) },
  ];
  const dialog = isChoosing && (
    <Opening>
      <ForwardDialog messages={[message]} onClose={() => setIsChoosing(false)} />
    </Opening>
  );
  return { items, dialog };
}
