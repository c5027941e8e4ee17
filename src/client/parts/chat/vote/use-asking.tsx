import { IconChartBar, IconListNumbers } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Dialog } from "#domain/dialog/dialog.ts";

const AskVote = late(async () => (await import("./ask-vote.tsx")).AskVote);
const BeginChain = late(async () => (await import("../chain/begin-chain.tsx")).BeginChain);

interface Asking {
  /** What one can ask a group besides writing to it. */
  readonly items: readonly ActionMenuItem[];
  /** What is to be asked, while that is written. */
  readonly dialog: ReactNode;
}

const nothing: readonly ActionMenuItem[] = [];

/** Votes and word-chains of a group; two people ask each other. */
export function useAsking({ id: dialogId, type }: Pick<Dialog, "id" | "type">): Asking {
  const { t } = useTranslation("chat");
  const [asked, setAsked] = useState<"vote" | "chain">();
  if (type !== "group") return { items: nothing, dialog: null };
  const close = () => setAsked(undefined);
  const items = [
    { key: "vote", label: t("askVote"), icon: IconChartBar, onClick: () => setAsked("vote") },
    {
      key: "chain",
      label: t("beginChain"),
      icon: IconListNumbers,
      onClick: () => setAsked("chain"),
    },
  ];
  const dialog = asked && (
    <Opening>
      {asked === "vote" ? (
        <AskVote dialogId={dialogId} onClose={close} />
      ) : (
        <BeginChain dialogId={dialogId} onClose={close} />
      )}
    </Opening>
  );
  return { items, dialog };
}
