/** What a made board holds; `modern` adds the keys that Trello writes since 2018 (start, dueComplete and others). */
export type TrelloBoardSize = {
  lists: number;
  cards: number;
  comments: number;
  people: number;
  seed: number;
  /** Actions that are no comments, beside one `createCard` for each card. */
  activity?: number;
  modern?: boolean;
};

type Made = Record<string, unknown>;
type Luck = {
  below: (limit: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  id: (time: number) => string;
};

const firstDay = Date.UTC(2024, 2, 4, 7, 30);
const minute = 60_000;
const day = 86_400_000;

const peopleNames = listed(
  "Anna Müller; 王建国; Jörg Weiß; 李晓燕; Chloé Lefèvre; 佐藤 健; 김민지; Budi Santoso",
);
const listNames = listed("待办; In Arbeit; 验收; Waiting for material; 完成; Abgeschlossen 2023");
const jobs = listed(
  "浇筑三层楼板; Bewehrung prüfen; Pour slab level 3; 脚手架验收; Fenster einsetzen; Contrôler l’étanchéité; 配电箱安装; Lift shaft survey",
);
const remarks = listed(
  "钢筋已到场，明天上午验收。; Der Kran ist erst ab Donnerstag frei.; Photos are in the site folder.; 请补充检测报告 🙏; Bitte **vor 7 Uhr** anliefern.",
);
const labelKinds = [
  ["green", "进度"],
  ["yellow", "Material"],
  ["orange", "等待审批"],
  ["red", "Mangel"],
  ["purple", ""],
  ["blue", "Elektro"],
  ["sky", "暖通"],
  ["black", "done"],
] as const;

/**
 * A board export with the keys and kinds of values of a real one: the same arguments give the same board.
 * It has Chinese and German names, due dates, checklists, closed lists and cards, labels in several colours.
 */
export function makeTrelloBoard(size: TrelloBoardSize): Made {
  const luck = createLuck(size.seed);
  const name = `工地 Nord ${size.seed}`;
  const board = { id: luck.id(firstDay), name, shortLink: shortLink(luck) };
  const members = times(Math.max(size.people, 1), (index) => makeMember(luck, index));
  const labels = labelKinds.map(([color, text]) => {
    return { uses: 0, color, name: text, idBoard: board.id, id: luck.id(firstDay) };
  });
  const lists = times(Math.max(size.lists, 1), (index) => ({
    subscribed: false,
    pos: (index + 1) * 65_536 - 1,
    idBoard: board.id,
    closed: index > 0 && index % 6 === 5,
    name: `${listNames[index % listNames.length]}${index < listNames.length ? "" : ` ${index}`}`,
    id: luck.id(firstDay),
  }));
  const cards = times(size.cards, (index) => {
    const list = luck.pick(lists);
    return makeCard(luck, { index, list, members, labels, modern: size.modern ?? true });
  });
  const checklists = cards.flatMap((card) => makeChecklists(luck, card));
  const actions = makeActions(luck, { size, board, cards, members, lists });
  return {
    // The file of a real board lists cards as they were touched, not as they stand.
    actions: actions.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    checklists,
    members,
    lists: lists.toReversed(),
    cards: cards.toSorted((one, other) => (one.dateLastActivity < other.dateLastActivity ? 1 : -1)),
    labels,
    shortUrl: `https://trello.com/b/${board.shortLink}`,
    dateLastView: isoTime(firstDay + 90 * day),
    dateLastActivity: isoTime(firstDay + 89 * day),
    powerUps: [],
    pinned: false,
    invited: false,
    idOrganization: luck.id(firstDay),
    closed: false,
    descData: null,
    desc: "Neubau Nord, 二期",
    name: board.name,
    id: board.id,
    starred: true,
    url: `https://trello.com/b/${board.shortLink}/nord`,
    prefs: { permissionLevel: "org", comments: "members", voting: "disabled", background: "blue" },
    invitations: [],
    memberships: members.map((member) => ({
      deactivated: false,
      unconfirmed: false,
      memberType: "normal",
      idMember: member.id,
      id: luck.id(firstDay),
    })),
    shortLink: board.shortLink,
    subscribed: false,
    labelNames: Object.fromEntries(labelKinds),
  };
}

function makeMember(luck: Luck, index: number) {
  const username = `member${index + 1}`;
  const round = Math.floor(index / peopleNames.length);
  return {
    username: username,
    url: `https://trello.com/${username}`,
    status: "disconnected",
    products: [],
    memberType: "normal",
    id: luck.id(firstDay),
    avatarHash: null,
    bio: null,
    bioData: null,
    confirmed: true,
    fullName: `${peopleNames[index % peopleNames.length]}${round === 0 ? "" : ` ${round + 1}`}`,
    idPremOrgsAdmin: [],
    initials: "XX",
  };
}

type Member = ReturnType<typeof makeMember>;
type Card = ReturnType<typeof makeCard>;
type Place = {
  index: number;
  list: { id: string; idBoard: string; name: string } & Made;
  members: readonly Member[];
  labels: readonly ({ id: string } & Made)[];
  modern: boolean;
};

function makeCard(luck: Luck, { index, list, members, labels, modern }: Place) {
  const created = firstDay + luck.below(60 * 1440) * minute;
  const cardLabels = labels.filter(() => luck.below(6) === 0);
  const cardMembers = members.filter(() => luck.below(4) === 0);
  const due = luck.below(3) === 0 ? isoTime(created + luck.below(30 * 1440) * minute) : null;
  const link = shortLink(luck);
  const card = {
    attachments: [],
    url: `https://trello.com/c/${link}/${index + 1}-card`,
    subscribed: false,
    shortUrl: `https://trello.com/c/${link}`,
    labels: cardLabels,
    idMembers: cardMembers.map((member) => member.id),
    idChecklists: luck.below(4) === 0 ? times(1 + luck.below(2), () => luck.id(created)) : [],
    email: null,
    due,
    badges: {
      due,
      description: index % 2 === 0,
      votes: 0,
      viewingMemberVoted: false,
      subscribed: false,
      fogbugz: "",
      checkItems: 0,
      checkItemsChecked: 0,
      comments: 0,
      attachments: 0,
    },
    idList: list.id,
    idBoard: list.idBoard,
    descData: null,
    desc:
      index % 2 === 0
        ? `${luck.pick(remarks)}\n\n * Achse ${luck.below(20)}\n * 楼层 ${luck.below(9)}`
        : "",
    dateLastActivity: isoTime(created + luck.below(20 * 1440) * minute),
    closed: luck.below(5) === 0,
    checkItemStates: [],
    id: luck.id(created),
    idMembersVoted: [],
    idShort: index + 1,
    idAttachmentCover: null,
    manualCoverAttachment: false,
    idLabels: cardLabels.map((label) => label.id),
    name: `${luck.pick(jobs)} ${index + 1}`,
    pos: (index + 1) * 16_384 + luck.below(16_000) / 8,
    shortLink: link,
  };
  const done = due !== null && luck.below(3) === 0;
  const start = due !== null && luck.below(2) === 0 ? isoTime(created) : null;
  const newerKeys = {
    start,
    dueComplete: done,
    dueReminder: null,
    isTemplate: false,
    cover: { color: null, idAttachment: null },
    customFieldItems: [],
    stickers: [],
  };
  return modern ? { ...card, ...newerKeys } : card;
}

function makeChecklists(luck: Luck, card: Card) {
  return card.idChecklists.map((id, index) => ({
    checkItems: times(2 + luck.below(5), (place) => ({
      pos: (place + 1) * 16_384 + luck.below(900),
      nameData: null,
      name: `${luck.pick(jobs)} · ${place + 1}`,
      id: luck.id(firstDay),
      state: luck.below(2) === 0 ? "complete" : "incomplete",
    })),
    pos: (index + 1) * 16_384,
    idCard: card.id,
    idBoard: card.idBoard,
    name: index === 0 ? "检查项" : "Abnahme",
    id,
  }));
}

type Scene = {
  size: TrelloBoardSize;
  board: Made;
  cards: readonly Card[];
  members: readonly Member[];
  lists: readonly ({ id: string; name: string } & Made)[];
};

function makeActions(luck: Luck, { size, board, cards, members, lists }: Scene) {
  const action = (type: string, time: number, data: Made) => {
    const { username, initials, fullName, avatarHash, id } = luck.pick(members);
    const memberCreator = { username, initials, fullName, avatarHash, id };
    return {
      memberCreator,
      date: isoTime(time),
      type,
      data: { ...data, board },
      idMemberCreator: id,
      id: luck.id(time),
    };
  };
  const about = ({ id, name, idShort, shortLink: link, idList }: Card): Made => {
    const list = lists.find((one) => one.id === idList);
    return { card: { id, name, idShort, shortLink: link }, list: { id: idList, name: list?.name } };
  };
  const moment = (): number => firstDay + luck.below(80 * 1440) * minute;
  const created = cards.map((card) => action("createCard", moment(), about(card)));
  const commented = times(cards.length === 0 ? 0 : size.comments, () => {
    const card = luck.pick(cards);
    card.badges.comments += 1;
    return action("commentCard", moment(), { text: luck.pick(remarks), ...about(card) });
  });
  const other = times(size.activity ?? 300, (index) => {
    const list = luck.pick(lists);
    if (index % 3 === 0 || cards.length === 0)
      return action("updateList", moment(), {
        old: { pos: 1 },
        list: { id: list.id, name: list.name, pos: 2 },
      });
    return action("updateCard", moment(), { old: { pos: index }, ...about(luck.pick(cards)) });
  });
  return [...created, ...commented, ...other];
}

/** Mulberry32: small, and the same on every machine. */
function createLuck(seed: number): Luck {
  let state = Math.trunc(seed);
  let made = 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const hex = (value: number, length: number): string => value.toString(16).padStart(length, "0");
  return {
    below,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    id: (time) => hex(Math.floor(time / 1000), 8) + hex(below(2 ** 32), 8) + hex((made += 1), 8),
  };
}

function shortLink(luck: Luck): string {
  return luck.id(0).slice(8, 16);
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Texts written one after the other, "; " between them. */
function listed(texts: string): string[] {
  return texts.split("; ");
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
