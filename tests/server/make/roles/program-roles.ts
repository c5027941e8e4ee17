import { administrators, everyone, inside, leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, NO_ACCESS, PARAMETER_ERROR, PLAN_GONE } from "#domain/refusal.ts";
import type { Body, Row } from "./role-row.ts";

const ofPlan: Body = ({ plan }) => ({ planId: plan.id });
/** Somebody who is no bot. */
const ofMember: Body = ({ group, member }) => ({ dialogId: group.id, userId: member.userId });
const toColumn: Body = ({ plan, column }) => ({
  planId: plan.id,
  columnId: column.id,
  writers: "members",
});
const ofDialog: Body = ({ group }) => ({ dialogId: group.id });

/** Who may make the calls about programs: bots, access tokens, feeds of calendars, webhooks and what translates. */
export const programRoles: Record<string, Row> = {
  "bot.list": { codes: everyone() },
  "bot.add": {
    codes: administrators(),
    body: ({ parts }) => ({ name: `Robot ${parts.mint.nextId()}` }),
  },
  "bot.edit": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ member }) => ({ userId: member.userId }),
  },
  "bot.remove": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ member }) => ({ userId: member.userId }),
  },
  "bot.commands": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ member }) => ({ userId: member.userId }),
  },
  "bot.setCommands": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ member }) => ({ userId: member.userId, commands: [] }),
  },
  "bot.dialogs": { codes: everyone() },
  "bot.updates": { codes: everyone(), body: () => ({ after: 0 }) },
  "bot.streamBegin": { codes: everyone(NO_ACCESS), body: ofDialog },
  "bot.stream": {
    codes: everyone(PARAMETER_ERROR),
    body: () => ({ msgId: 1, action: "append", text: "and" }),
  },
  "message.stream": { codes: everyone(PARAMETER_ERROR), body: () => ({ msgId: 1 }) },
  "bot.react": {
    codes: everyone(PARAMETER_ERROR),
    body: () => ({ msgId: 1, symbol: "👍" }),
  },
  "token.list": { codes: everyone() },
  "token.add": {
    codes: administrators(),
    body: () => ({ name: "Reports", scopes: ["read"], days: 30 }),
  },
  "token.remove": { codes: everyone(), body: () => ({ id: 1 }) },

  "calendarFeed.list": { codes: everyone() },
  "calendarFeed.add": { codes: inside(PLAN_GONE), body: ofPlan },
  "calendarFeed.remove": { codes: everyone(), body: () => ({ id: 1 }) },

  "automation.log": { codes: inside(PLAN_GONE), body: ofPlan },

  "incoming.list": {
    codes: inside(DIALOG_GONE, {
      leader: PARAMETER_ERROR,
      member: NO_ACCESS,
      colleague: NO_ACCESS,
    }),
    body: ofMember,
  },
  "incoming.add": {
    codes: inside(DIALOG_GONE, {
      leader: PARAMETER_ERROR,
      member: NO_ACCESS,
      colleague: NO_ACCESS,
    }),
    body: ofMember,
  },
  "incoming.remove": { codes: everyone(), body: () => ({ id: 1 }) },

  "planMail.read": { codes: leaders(PLAN_GONE), body: ofPlan },
  "planMail.make": {
    codes: inside(PLAN_GONE, { leader: PARAMETER_ERROR, member: NO_ACCESS, colleague: NO_ACCESS }),
    body: toColumn,
  },
  "planMail.change": {
    codes: inside(PLAN_GONE, { leader: PARAMETER_ERROR, member: NO_ACCESS, colleague: NO_ACCESS }),
    body: toColumn,
  },
  "planMail.remove": { codes: leaders(PLAN_GONE), body: ofPlan },

  "webhook.list": { codes: leaders(PLAN_GONE), body: ofPlan },
  "webhook.add": {
    codes: inside(PLAN_GONE, { leader: NO_ACCESS, member: NO_ACCESS, colleague: NO_ACCESS }),
    body: ({ plan }) => ({ planId: plan.id, url: "https://hooks.example.com/x", kinds: ["task"] }),
  },
  "webhook.switch": { codes: everyone(PARAMETER_ERROR), body: () => ({ id: 1, on: true }) },
  "webhook.remove": { codes: everyone(), body: () => ({ id: 1 }) },
  "text.translate": {
    codes: everyone(PARAMETER_ERROR),
    body: () => ({ text: "Bonjour", language: "de" }),
  },
};
