import { useTranslation } from "react-i18next";
import type { Message } from "#domain/message/message.ts";
import { withoutMarks } from "#domain/message/preview.ts";
import { nextThing, thingsAsWords } from "#domain/message/things/thing-mention.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { PlainText } from "./plain-text.tsx";
import { useMentionNames } from "./mention/use-mention-names.ts";

const MarkdownText = late(async () => (await import("./markdown-text.tsx")).MarkdownText);
const TextWithThings = late(
  async () => (await import("./things/text-with-things.tsx")).TextWithThings,
);

interface MessageTextProps {
  readonly msg: Pick<Message["msg"], "type" | "text">;
}

/** What a message says: markdown drawn as such, plain text with links, mentions of people, and of things. */
export function MessageText({ msg }: MessageTextProps) {
  const { t } = useTranslation("chat");
  const nameOf = useMentionNames(t("somebody"));
  const { text } = msg;
  const namesThings = nextThing(text) >= 0;
  const words = namesThings ? thingsAsWords(text) : text;
  // Nobody reads its marks while the code that draws them is on its way.
  const plain = (
    <PlainText text={msg.type === "md" ? withoutMarks(words) : words} nameOf={nameOf} />
  );
  if (namesThings) {
    return (
      <Meanwhile instead={plain}>
        <TextWithThings text={text} isMarkdown={msg.type !== "text"} nameOf={nameOf} />
      </Meanwhile>
    );
  }
  if (msg.type === "text") return plain;
  return (
    <Meanwhile instead={plain}>
      <MarkdownText text={text} nameOf={nameOf} />
    </Meanwhile>
  );
}
