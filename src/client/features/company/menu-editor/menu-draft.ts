import type { MenuItem } from "#domain/menu/menu-item.ts";
import { isMenuPage, isWebAddress } from "#domain/menu/menu-pages.ts";
import { PROJECT_WORD } from "#domain/menu/user-menu.ts";

/** Which entry is edited; a new one where it has no id. */
export interface MenuDraftStart extends Pick<MenuItem, "menuType" | "parentId"> {
  readonly id?: number;
}

/** To what sort of place a page leads. */
export const TARGETS = ["form", "page", "link"] as const;
export type Target = (typeof TARGETS)[number];

/** What is being said of an entry. */
export type MenuDraft = Omit<MenuItem, "id" | "companyId" | "createTime" | "rank"> & {
  readonly target: Target;
};

/** An entry as it stands, or an empty one. */
export function draftOf(item: MenuItem | undefined, start: MenuDraftStart): MenuDraft {
  const { menuType, parentId } = start;
  if (!item)
    return {
      menuType,
      parentId,
      name: "",
      icon: "",
      target: "form",
      formId: 0,
      page: "",
      link: "",
      hidden: false,
      roles: [],
      authorityWord: "",
    };
  const { id: _id, companyId: _companyId, createTime: _time, rank: _rank, ...said } = item;
  return { ...said, target: targetOf(item) };
}

function targetOf({ page, link }: MenuItem): Target {
  if (page !== "") return "page";
  return link === "" ? "form" : "link";
}

/** What a draft says, without what was typed for places to which it does not lead. */
export function saidOf({ target, menuType, formId, page, link, ...said }: MenuDraft) {
  const isPage = menuType === "C";
  return {
    ...said,
    name: said.name.trim(),
    roles: [...said.roles],
    formId: isPage && target === "form" ? formId : 0,
    page: isPage && target === "page" ? page : "",
    link: isPage && target === "link" ? link.trim() : "",
  };
}

/**
 * What a draft says anew: what others have changed meanwhile stays as they said it. Where it leads is said as a whole, because
 * it leads to one place only.
 */
export function changedIn(draft: MenuDraft, item: MenuItem): Partial<ReturnType<typeof saidOf>> {
  const { formId, page, link, ...said } = saidOf(draft);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.entries(said).filter(
    ([field, value]) => !isSame(value, item[field as keyof typeof said]),
  );
  const place = { formId, page, link };
  const stands = { formId: item.formId, page: item.page, link: item.link };
  return { ...Object.fromEntries(changed), ...(!isSame(place, stands) && place) };
}

/** Whether it leads somewhere and has a name, so that it can be kept. */
export function isWhole(draft: MenuDraft): boolean {
  const { name, formId, page, link } = saidOf(draft);
  if (draft.menuType === "M") return name !== "";
  if (draft.target === "form") return formId > 0;
  return name !== "" && (draft.target === "page" ? isMenuPage(page) : isWebAddress(link));
}

/** Says whether an entry is of projects; another word that it has stays. */
export function withProject(draft: MenuDraft, isProject: boolean): MenuDraft {
  return { ...draft, authorityWord: isProject ? PROJECT_WORD : "" };
}
