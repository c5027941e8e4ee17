/** What an address may say of how a plan is looked at: "view", "lanes", how its table is set up, the saved view that it came from, filters by name, and lists parted by commas. */
export const VIEW_ADDRESS_NAMES = [
  "view",
  "lanes",
  "sort",
  "group",
  "columns",
  "saved",
  "mine",
  "helping",
  "milestones",
  "state",
  "owner",
  "column",
  "plan",
  "flow",
  "tag",
  "field",
  "within",
  "says",
  "priority",
  "color",
  "due",
  "text",
] as const;

/** A view of a plan as it stands in an address: `?view=table&state=open&owner=3,4`. */
export type ViewAddress = {
  readonly [Name in (typeof VIEW_ADDRESS_NAMES)[number]]?: string | number;
};
