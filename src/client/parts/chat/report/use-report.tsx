import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Message } from "#domain/message/message.ts";

const ReportDialog = late(async () => (await import("./report-dialog.tsx")).ReportDialog);

interface Reporting {
  /** What the menu of a message offers. */
  readonly items: readonly { key: string; label: string; onClick: () => void }[];
  /** Why, while that is asked. */
  readonly dialog: ReactNode;
}

/** To ask the administrators to look at what somebody else wrote. */
export function useReport({ id, userId: authorId }: Pick<Message, "id" | "userId">): Reporting {
  const { t } = useTranslation("message");
  const { userId } = useData();
  const [isAsking, setIsAsking] = useState(false);
  const item = { key: "report", label: t("report"), onClick: () => setIsAsking(true) };
  return {
    items: authorId === userId ? [] : [item],
    dialog: isAsking && (
      <Opening>
        <ReportDialog msgId={id} onClose={() => setIsAsking(false)} />
      </Opening>
    ),
  };
}
