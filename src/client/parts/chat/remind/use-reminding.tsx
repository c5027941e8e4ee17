import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Message } from "#domain/message/message.ts";

const RemindDialog = late(async () => (await import("./remind-dialog.tsx")).RemindDialog);

interface Reminding {
  /** What the menu of a message offers. */
  readonly items: readonly { key: string; label: string; onClick: () => void }[];
  /** When, while that is asked. */
  readonly dialog: ReactNode;
}

/** To hear of a message again at another time. */
export function useReminding({ id }: Pick<Message, "id">): Reminding {
  const { t } = useTranslation("message");
  const [isAsking, setIsAsking] = useState(false);
  return {
    items: [{ key: "remind", label: t("remind"), onClick: () => setIsAsking(true) }],
    dialog: isAsking && (
      <Opening>
        <RemindDialog msgId={id} onClose={() => setIsAsking(false)} />
      </Opening>
    ),
  };
}
