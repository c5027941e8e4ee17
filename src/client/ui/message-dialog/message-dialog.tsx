import { useAsked } from "../ask/use-asked.ts";
import { late } from "../late.tsx";
import { messages } from "./messages.ts";
import { Opening } from "../over-screen.tsx";

const MessageModal = late(async () => (await import("./message-modal.tsx")).MessageModal);

/** Shows what `showMessage` says; stands once in the app. */
export function MessageHost() {
  const { question, opened, turn } = useAsked(messages);
  if (!question) return null;
  return (
    <Opening>
      <MessageModal
        key={turn}
        message={question}
        opened={opened}
        onRead={() => messages.answer(undefined)}
      />
    </Opening>
  );
}
