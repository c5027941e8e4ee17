import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import type { Message } from "#domain/message/message.ts";

const load = () => import("./withdraw-message.ts");

/** Takes a message back. What it needs comes when somebody does. */
export function useWithdraw(): (message: Message) => void {
  const { t } = useTranslation("chat");
  const data = useData();
  return useCallback(
    (message) => {
      const withdraw = async () => {
        const { removeOfOther, withdrawOwn } = await load();
        await (message.userId === data.userId ? withdrawOwn : removeOfOther)(data, t, message.id);
      };
      void withdraw();
    },
    [t, data],
  );
}
