import * as z from "zod/mini";

/** The most Trello itself allows of anything on one card; more is no export of Trello's. */
const maxPerCard = 1_000;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const optionalId = z.nullish(id);
const optionalText = z.nullish(z.string());
const optionalFlag = z.nullish(z.boolean());
const optionalNumber = z.nullish(z.number());
/** Only counted, never read. */
const counted = z.nullish(z.array(z.unknown()));

/** Looks at the length first, so that a million wrong entries are one complaint, not a million. */
function few<T extends z.core.$ZodType>(shape: T) {
  const short = z.array(z.unknown()).check(z.maxLength(maxPerCard));
  return z.nullish(z.pipe(short, z.array(shape)));
}

export const trelloLabelShape = z.object({
  id: optionalId,
  name: optionalText,
  color: optionalText,
});

const attachmentShape = z.object({
  name: optionalText,
  url: optionalText,
  isUpload: optionalFlag,
});

export const trelloListShape = z.object({
  id,
  name: z.string(),
  closed: optionalFlag,
  pos: optionalNumber,
});

/** Written as text, whatever it is. */
const written = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

const fieldItemShape = z.object({
  idCustomField: optionalId,
  idValue: optionalId,
  value: z.nullish(z.object({ text: written, number: written, date: written, checked: written })),
});

export const trelloFieldShape = z.object({
  id,
  name: optionalText,
  type: z.string(),
  pos: optionalNumber,
  display: z.nullish(z.object({ cardFront: optionalFlag })),
  options: few(
    z.object({
      id,
      value: z.nullish(z.object({ text: optionalText })),
      color: optionalText,
      pos: optionalNumber,
    }),
  ),
});

export const trelloCardShape = z.object({
  id,
  name: z.string(),
  desc: optionalText,
  idShort: optionalNumber,
  idList: optionalId,
  closed: optionalFlag,
  pos: optionalNumber,
  start: optionalText,
  due: optionalText,
  dueComplete: optionalFlag,
  dateLastActivity: optionalText,
  dateCompleted: optionalText,
  dateClosed: optionalText,
  idMembers: few(id),
  idChecklists: few(id),
  idLabels: few(id),
  labels: few(trelloLabelShape),
  attachments: few(attachmentShape),
  idMembersVoted: counted,
  customFieldItems: few(fieldItemShape),
  stickers: counted,
  idAttachmentCover: optionalText,
  cover: z.nullish(z.object({ color: optionalText, idAttachment: optionalText })),
  locationName: optionalText,
  badges: z.nullish(
    z.object({ attachments: optionalNumber, comments: optionalNumber, votes: optionalNumber }),
  ),
});

const checkItemShape = z.object({
  id: optionalId,
  name: z.string(),
  pos: optionalNumber,
  state: optionalText,
  due: optionalText,
  idMember: optionalId,
});

export const trelloChecklistShape = z.object({
  id,
  name: optionalText,
  pos: optionalNumber,
  idCard: optionalId,
  checkItems: few(checkItemShape),
});

export const trelloMemberShape = z.object({ id, fullName: optionalText, username: optionalText });

export const trelloActionShape = z.object({ type: z.string() });

export const trelloCommentShape = z.object({
  type: z.string(),
  id: optionalId,
  date: z.string(),
  idMemberCreator: optionalId,
  memberCreator: z.nullish(
    z.object({ id: optionalId, fullName: optionalText, username: optionalText }),
  ),
  data: z.object({ text: z.string(), card: z.nullish(z.object({ id })) }),
});

export const trelloCheckedShape = z.object({
  type: z.literal("updateCheckItemStateOnCard"),
  date: z.string(),
  data: z.object({ checkItem: z.object({ id, state: z.string() }) }),
});

export const trelloHeadShape = z.object({
  name: z.string(),
  desc: optionalText,
  dateLastActivity: optionalText,
  powerUps: counted,
  lists: z.array(z.unknown()),
  cards: z.array(z.unknown()),
  checklists: counted,
  labels: counted,
  members: counted,
  customFields: counted,
  actions: counted,
});

export type TrelloLabel = z.infer<typeof trelloLabelShape>;
export type TrelloList = z.infer<typeof trelloListShape>;
export type TrelloCard = z.infer<typeof trelloCardShape>;
export type TrelloCheckItem = z.infer<typeof checkItemShape>;
export type TrelloChecklist = z.infer<typeof trelloChecklistShape>;
export type TrelloField = z.infer<typeof trelloFieldShape>;
export type TrelloFieldItem = z.infer<typeof fieldItemShape>;
export type TrelloMember = z.infer<typeof trelloMemberShape>;
export type TrelloComment = z.infer<typeof trelloCommentShape>;

/** What is read of an export; `actions` and `powerUps` are the number of entries in the file. */
export type TrelloExport = {
  name: string;
  desc: string;
  dateLastActivity: string;
  powerUps: number;
  lists: TrelloList[];
  cards: TrelloCard[];
  checklists: TrelloChecklist[];
  labels: TrelloLabel[];
  members: TrelloMember[];
  customFields: TrelloField[];
  actions: number;
  /** Newest first, as Trello writes them. */
  comments: TrelloComment[];
  /** When a check item was ticked last, as written in the file, by the item's id. */
  checkedAt: Map<string, string>;
};
