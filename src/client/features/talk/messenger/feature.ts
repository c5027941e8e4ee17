import { IconArrowRight, IconMessage, IconMessagePlus, IconMessages } from "@tabler/icons-react";
import type { Feature } from "#client/parts/feature/feature.ts";
import { defineShortcuts } from "#client/parts/keyboard/define-shortcuts.ts";
import { chatShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";

const everywhere = defineShortcuts("everywhere", {
  messages: { keys: ["Alt+1"], order: 10 },
});

/** What keys do while a chat is open, wherever the focus is. */
export const chatPlaceShortcuts = defineShortcuts("everywhere", {
  searchInChat: { keys: ["Mod+F"], order: 12, fixed: true },
});

/** What keys do in the list of chats. */
export const listShortcuts = defineShortcuts("list", {
  previous: { keys: ["ArrowUp"] },
  next: { keys: ["ArrowDown"] },
});

/** Chats of people, groups, plans and tasks. */
export const feature: Feature = {
  screens: [
    {
      address: "/manage/messenger",
      route: "manage/messenger.{-$dialogId}.tsx",
      texts: ["messenger", "chat"],
      chunk: "app",
    },
  ],
  place: {
    name: "messenger",
    order: 10,
    label: "shell:messages",
    icon: IconMessage,
    address: "/manage/messenger",
    shortcut: everywhere.messages,
    badge: "unread",
  },
  actions: [
    {
      name: "newDialog",
      order: 20,
      icon: IconMessagePlus,
      address: "/manage/messenger?new=1",
    },
    { name: "messages", order: 30, icon: IconArrowRight, address: "/manage/messenger" },
  ],
  finds: [
    {
      kind: "chat",
      icon: IconMessages,
      addressOf: ({ dialogId }) => `/manage/messenger/${dialogId}`,
    },
    {
      kind: "message",
      icon: IconMessage,
      addressOf: ({ dialogId, id }) => `/manage/messenger/${dialogId}?message=${id}`,
    },
  ],
  shortcuts: [listShortcuts, chatShortcuts, chatPlaceShortcuts],
};
