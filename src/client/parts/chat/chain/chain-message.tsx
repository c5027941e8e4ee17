import { TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { CHAIN_LINE_MAX } from "#domain/limits.ts";
import type { ChainBody } from "#domain/message/body/chain-body.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "../vote/vote.module.css";

interface ChainMessageProps {
  readonly message: Message;
  readonly chain: ChainBody;
}

/** What a word-chain is about, who has joined with what, and a field to join. One's own lines are changed by a press. */
export function ChainMessage({ message, chain }: ChainMessageProps) {
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const { userId } = useData();
  const users = useUsers();
  const [text, setText] = useKeptText(`chain-${message.id}`);
  const msgId = message.id;
  const join = async () => {
    if ((await run("message.chain", { msgId, text: text.trim() })).ok) setText("");
    return undefined;
  };
  const change = (line: ChainBody["list"][number]) => {
    const question = {
      title: t("chain.change"),
      label: t("chain.line"),
      value: line.text,
      confirmLabel: t("chain.save"),
      minLength: 1,
      maxLength: CHAIN_LINE_MAX,
    };
    return promptChange(question, (words) =>
      run("message.chain", { msgId, lineId: line.id, text: words }),
    );
  };
  return (
    <div className={classes.card}>
      <strong className={classes.question}>{chain.text}</strong>
      {chain.list.length > 0 && (
        <ol className={classes.lines}>
          <Each rows={chain.list} keyOf={({ id }) => id} as="li">
            {(line) => (
              <li className={classes.line}>
                <strong>{users.get(line.userId)?.nickname ?? t("chat:somebody")}</strong>{" "}
                {line.userId === userId ? (
                  <>
                    <button
                      type="button"
                      className={classes.ownLine}
                      onClick={() => void change(line)}
                    >
                      {line.text}
                    </button>
                    <IconButton
                      icon={IconX}
                      size="sm"
                      label={t("chain.takeOut", { text: line.text })}
                      onClick={() =>
                        void run("message.chain", { msgId, lineId: line.id, text: "" })
                      }
                    />
                  </>
                ) : (
                  line.text
                )}
              </li>
            )}
          </Each>
        </ol>
      )}
      <LineForm onSend={join} action={t("chain.join")} disabled={text.trim() === ""}>
        {(problem) => (
          <TextInput
            flex={1}
            aria-label={t("chain.line")}
            placeholder={t("chain.line")}
            maxLength={CHAIN_LINE_MAX}
            value={text}
            error={problem}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </LineForm>
    </div>
  );
}
