import { Conversation } from "#client/parts/chat/conversation.tsx";
import { ConversationHeader } from "./conversation-header.tsx";

interface OpenDialogProps {
  readonly dialogId: number;
  /** The message at which it opens. */
  readonly messageId: number | undefined;
  /** Grows when the person comes back to that message. */
  readonly again: number;
  readonly onBack: () => void;
  readonly onOpenMessage: (messageId: number) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenRequest: (approvalId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
}

/** The dialog that is open beside the list, or in its place on a phone. */
export function OpenDialog({ dialogId, messageId, again, ...ways }: OpenDialogProps) {
  return (
    <Conversation
      dialogId={dialogId}
      messageId={messageId}
      again={again}
      renderHeader={(view) => <ConversationHeader view={view} {...ways} />}
    />
  );
}
