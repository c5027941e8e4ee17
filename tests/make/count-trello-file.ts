/** What a board export holds, by plain counting: nothing of ours reads it here. */
export type TrelloCounts = Readonly<Record<TrelloKind, number>>;

export type TrelloKind =
  | "open lists"
  | "archived lists with cards"
  | "archived lists without cards"
  | "open cards"
  | "archived cards"
  | "cards with a due date"
  | "completed cards"
  | "check items"
  | "ticked check items"
  | "names of checklists"
  | "labels on cards"
  | "coloured cards"
  | "members on cards"
  | "linked pages"
  | "uploaded files"
  | "comments"
  | "comments of people who left";

interface Export {
  readonly lists: readonly { readonly id: string; readonly closed?: boolean }[];
  readonly cards: readonly Card[];
  readonly checklists: readonly {
    readonly name: string;
    readonly checkItems: readonly { readonly state: string }[];
  }[];
  readonly actions: readonly { readonly type: string; readonly idMemberCreator?: string }[];
  readonly members: readonly { readonly id: string }[];
}

interface Card {
  readonly idList: string;
  readonly closed?: boolean;
  readonly due?: string | null;
  readonly dueComplete?: boolean;
  readonly labels: readonly { readonly color: string | null }[];
  readonly idMembers: readonly string[];
  readonly attachments: readonly { readonly isUpload?: boolean }[];
}

/** Counts the file. A card of an archived list is archived, as Trello shows it. */
export function countTrelloFile(text: string): TrelloCounts {
  const { lists, cards, checklists, actions, members } = JSON.parse(text) as Export;
  const closedLists = lists.filter((list) => list.closed).map(({ id }) => id);
  const used = new Set(cards.map((card) => card.idList));
  const archived = cards.filter((card) => card.closed || closedLists.includes(card.idList));
  const items = checklists.flatMap((checklist) => checklist.checkItems);
  const attachments = cards.flatMap((card) => card.attachments);
  const comments = actions.filter(({ type }) => type === "commentCard");
  const known = new Set(members.map(({ id }) => id));
  return {
    "open lists": lists.length - closedLists.length,
    "archived lists with cards": closedLists.filter((id) => used.has(id)).length,
    "archived lists without cards": closedLists.filter((id) => !used.has(id)).length,
    "open cards": cards.length - archived.length,
    "archived cards": archived.length,
    "cards with a due date": cards.filter((card) => card.due).length,
    "completed cards": cards.filter((card) => card.dueComplete).length,
    "check items": items.length,
    "ticked check items": items.filter(({ state }) => state === "complete").length,
    "names of checklists": checklists.filter(({ name }) => name !== "Checklist").length,
    "labels on cards": cards.flatMap((card) => card.labels).length,
    "coloured cards": cards.filter((card) => card.labels.some(({ color }) => color)).length,
    "members on cards": cards.flatMap((card) => card.idMembers).length,
    "linked pages": attachments.filter(({ isUpload }) => !isUpload).length,
    "uploaded files": attachments.filter(({ isUpload }) => isUpload).length,
    comments: comments.length,
    "comments of people who left": comments.filter(
      ({ idMemberCreator = "" }) => !known.has(idMemberCreator),
    ).length,
  };
}
