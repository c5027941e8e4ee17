import { useMantineColorScheme } from "@mantine/core";
import {
  type Icon,
  IconCheckbox,
  IconLogout,
  IconPalette,
  IconSettings,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { markWords } from "#domain/search/mark-words.ts";
import { soughtTerms, termsOf } from "#domain/search/split-words.ts";
import { useData } from "#client/live/data-context.ts";
import { useSignOut } from "#client/live/session/use-sign-out.ts";
import { canChangeTheme, writeThemeChoice } from "#client/platform/theme-choice.ts";
import type { SearchOption } from "./option.ts";
import { type FindablePage, type SearchDoors, settingAddress } from "./search-doors.ts";

interface ActionDoors extends Pick<SearchDoors, "actions" | "onGo" | "onSignedOut"> {
  readonly onNewTask: () => void;
  readonly pages: readonly FindablePage[];
}

const themes = ["light", "dark", "auto"] as const;
const NONE: readonly never[] = [];

/** What the person can do, where its name holds all that is typed; without words all of it, the usual first. */
export function useSearchActions(
  words: string,
  { actions, onGo, onNewTask, onSignedOut, pages }: ActionDoors,
): SearchOption[] {
  const { t } = useTranslation(["search", ...namespacesOf(pages)]);
  const { isAdmin } = useData();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { countUnsent, signOut } = useSignOut();

  const leave = async () => {
    // What would be lost is asked about where it has always been.
    if ((await countUnsent()) > 0) onGo(settingAddress("personal"));
    else {
      await signOut();
      onSignedOut();
    }
  };
  const action = (key: string, title: string, icon: Icon, onChoose: () => void): SearchOption => ({
    key: `action-${key}`,
    title,
    icon,
    marks: NONE,
    onChoose,
  });
  const all = [
    { ...action("newTask", t("action.newTask"), IconCheckbox, onNewTask), stays: true },
    ...actions.map(({ name, icon, address }) =>
      action(name, t(`action.${name}`), icon, () => onGo(address)),
    ),
    ...(canChangeTheme() ? themes : NONE).map((theme) =>
      action(`theme-${theme}`, t(`action.theme.${theme}`), IconPalette, () => {
        writeThemeChoice(theme);
        setColorScheme(theme);
      }),
    ),
    ...pages
      .filter(({ adminOnly }) => !adminOnly || isAdmin)
      .map(({ name, label }) =>
        action(`setting-${name}`, t("action.setting", { page: t(label) }), IconSettings, () =>
          onGo(settingAddress(name)),
        ),
      ),
    action("signOut", t("action.signOut"), IconLogout, () => void leave()),
  ];
  const sought = soughtTerms(words);
  if (sought.length === 0) return all;
  return all
    .filter(({ title }) => {
      const terms = termsOf(title);
      return sought.every(({ text }) => terms.some((term) => term.startsWith(text)));
    })
    .map((option) => ({ ...option, marks: markWords(option.title, sought, new Set()) }));
}

function namespacesOf(pages: readonly FindablePage[]): string[] {
  return [...new Set(pages.flatMap(({ label }) => label.split(":").slice(0, 1)))];
}
