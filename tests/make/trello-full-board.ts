import { makeTrelloBoard } from "./trello-board.ts";

type Made = Record<string, unknown>;
interface Parts {
  readonly lists: Made[];
  readonly cards: (Made & { readonly id: string; attachments: Made[] })[];
  readonly checklists: Made[];
  readonly actions: (Made & { readonly type: string })[];
}

/**
 * A board with everything that a busy team's export holds and a plan has no place of its own for: archived lists with
 * and without cards, links and files on cards, checklists with no item, comments of people who left.
 */
export function makeFullTrelloBoard(seed: number): string {
  const board = makeTrelloBoard({ lists: 14, cards: 90, comments: 60, people: 6, seed });
  const { lists, cards, checklists, actions } = board as unknown as Parts;
  lists.push({ id: `empty${seed}`, name: "Sprint 1", pos: 3, closed: true });
  for (const [index, card] of cards.entries()) {
    card.attachments = Array.from({ length: (index + seed) % 4 }, (_, place) =>
      attachment(`${card.id}/${place}`, (index + place) % 2 === 0),
    );
    if (index % 9 === 0) {
      const id = `${card.id}-empty`;
      checklists.push({ id, idCard: card.id, name: `Später ${index}`, pos: 9, checkItems: [] });
    }
  }
  const said = actions.filter(({ type }) => type === "commentCard");
  for (const [index, action] of said.entries()) {
    if (index % 5 > 0) continue;
    const gone = { id: "gone", fullName: "Emil Braun", username: "emil" };
    Object.assign(action, { idMemberCreator: gone.id, memberCreator: gone });
  }
  return JSON.stringify(board);
}

function attachment(place: string, isUpload: boolean): Made {
  return {
    id: place,
    name: isUpload ? `Grundriss [${place}].pdf` : `https://example.com/${place}?a=(1)`,
    url: `https://example.com/${place}?a=(1)`,
    isUpload,
    bytes: isUpload ? 48_213 : null,
    mimeType: isUpload ? "application/pdf" : "",
    date: "2024-03-05T07:30:00.000Z",
    edgeColor: null,
    idMember: "",
    pos: 16_384,
    previews: [],
  };
}
