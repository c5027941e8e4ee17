import { useTranslation } from "react-i18next";
import type { BodyOf } from "#contract/call.ts";
import { editBot, removeBot } from "#contract/calls/programs/bot.ts";
import { useData } from "#client/live/data-context.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { NICKNAME_MAX } from "#domain/limits.ts";
import type { Bot } from "./bot.ts";

/** What can be done about a bot; what takes something away is asked before. */
export function useBotActions({ userId, name }: Bot, onChanged: () => void) {
  const { t } = useTranslation("bots");
  const { call } = useData();
  const tellFailure = useTellFailure();
  const edit = async (wish: Omit<BodyOf<typeof editBot>, "userId">) => {
    const result = await call(editBot, { userId, ...wish });
    if (result.ok) onChanged();
    else tellFailure(result.failure);
    return result;
  };
  const question = {
    title: t("bots.rename"),
    label: t("bots.name"),
    value: name,
    confirmLabel: t("bots.rename"),
    maxLength: NICKNAME_MAX,
  };
  return {
    rename: () => void promptChange(question, async (words) => edit({ name: words })),
    switchOn: async () => edit({ disabled: false }),
    async switchOff() {
      const sure = await confirm({
        title: t("bots.offTitle", { name }),
        message: t("bots.offMessage"),
        confirmLabel: t("bots.off"),
        danger: true,
      });
      if (sure) await edit({ disabled: true });
    },
    async takeOver(ownerId: number) {
      const sure = await confirm({
        title: t("bots.takeOverTitle", { name }),
        message: t("bots.takeOverMessage"),
        confirmLabel: t("bots.takeOver"),
      });
      if (sure) await edit({ ownerId });
    },
    async remove() {
      const sure = await confirm({
        title: t("bots.removeTitle", { name }),
        message: t("bots.removeMessage"),
        confirmLabel: t("bots.remove"),
        danger: true,
      });
      if (!sure) return;
      const result = await call(removeBot, { userId });
      if (result.ok) onChanged();
      else tellFailure(result.failure);
    },
  };
}
