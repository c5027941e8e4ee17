import { IconApps, IconArrowRight, IconExternalLink } from "@tabler/icons-react";
import { useApplications } from "#client/live/forms/use-applications.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { addressOf } from "#domain/menu/menu-pages.ts";
import type { MenuNode } from "#domain/menu/menu-tree.ts";
import { markWords } from "#domain/search/mark-words.ts";
import { soughtTerms, termsOf } from "#domain/search/split-words.ts";
import type { SearchOption } from "./option.ts";
import type { SearchDoors } from "./search-doors.ts";

/** Where the person finds all of their applications. */
const APPLICATIONS = "/manage/Myapplication";

interface Placed {
  readonly item: MenuItem;
  /** The directories in which it stands, from the top down. */
  readonly above: readonly string[];
}

/** The applications of the person and what they may open in them, where a name holds all that is typed. */
export function useApplicationOptions(
  words: string,
  { onGo }: Pick<SearchDoors, "onGo">,
): SearchOption[] {
  const known = useApplications();
  const sought = soughtTerms(words);
  if (known.state !== "ready" || sought.length === 0) return [];
  return placedIn(known.value, [])
    .filter(({ item: { name } }) => {
      const terms = termsOf(name);
      return sought.every(({ text }) => terms.some((term) => term.startsWith(text)));
    })
    .map(({ item, above }) => ({
      key: `application-${item.id}`,
      title: item.name,
      icon: iconOf(item),
      marks: markWords(item.name, sought, new Set()),
      detail: above.join(" / "),
      onChoose: () => open(item, onGo),
    }));
}

/** Applications and pages; a directory within an application only holds others. */
function placedIn(nodes: readonly MenuNode[], above: readonly string[]): Placed[] {
  return nodes.flatMap(({ item, children }) => [
    ...(item.menuType === "C" || above.length === 0 ? [{ item, above }] : []),
    ...placedIn(children, [...above, item.name]),
  ]);
}

function iconOf({ menuType, link }: MenuItem) {
  if (menuType === "M") return IconApps;
  return link === "" ? IconArrowRight : IconExternalLink;
}

function open(item: MenuItem, onGo: (address: string) => void): void {
  if (item.link !== "") window.open(item.link, "_blank", "noopener,noreferrer");
  else onGo(addressOf(item) || APPLICATIONS);
}
