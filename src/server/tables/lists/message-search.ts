import { alikeInHan } from "#domain/han/fold-han.ts";
import { SEARCH_DEPTH } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import { writtenInMessage } from "#domain/message/message-body.ts";
import type { SoughtKind } from "#domain/message/sought-kind.ts";
import { planScope } from "#domain/scope.ts";
import type { Db } from "../sql/db.ts";
import { privateScopesOf } from "../private-tasks.ts";
import { readableScopesSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";

/** One dialog, the chats of one plan, or where both are left out all that is in the person's reach. */
interface SearchPlace {
  dialogId?: number | undefined;
  planId?: number | undefined;
}

interface MessageSearch {
  /** All of them, each as a part of the text. */
  words: readonly string[];
  author?: number | undefined;
  kind?: SoughtKind | undefined;
  /** Epoch ms. */
  from?: number | undefined;
  to?: number | undefined;
  /** In one dialog: only what stands before this message of it. */
  behind?: number | undefined;
  take: number;
}

type FoundMessage = Pick<Message, "id" | "dialogId" | "planId" | "userId" | "createTime"> & {
  text: string;
};

interface FoundMessages {
  readonly list: FoundMessage[];
  /** Whether there were messages that were not looked at. */
  readonly cut: boolean;
  /** The oldest that was looked at, where there are older ones; in one dialog only. */
  readonly oldest?: number | undefined;
}

/**
 * Messages that hold the words, the newest first. No index knows parts of words in every
 * language, so the newest of each scope are read; `cut` says whether there were more in one.
 */
export async function searchIn(
  db: Db,
  userId: number,
  { dialogId, planId }: SearchPlace,
  { words, author, kind, from = 0, to = Number.MAX_SAFE_INTEGER, behind, take }: MessageSearch,
): Promise<FoundMessages> {
  const values = [from, to, author ?? null, kind ?? null, words.map(patternOf), take, SEARCH_DEPTH];
  if (dialogId) {
    const place = [dialogId, behind ?? null];
    const records = await db.run(found(ofDialog, "position desc"), [...values, ...place]);
    const [edge] = await db.run<{ id: number }>(edgeOfDialog, [SEARCH_DEPTH, ...place]);
    return { list: records.map(foundOf), cut: edge !== undefined, oldest: edge?.id };
  }
  const place = [
    userId,
    planId ? [planScope(planId), ...(await privateScopesOf(db, planId))] : null,
  ];
  const records = await db.run(found(ofScopes, "create_time desc, m.id desc"), [
    ...values,
    ...place,
  ]);
  const [depth] = await db.run<{ cut: boolean }>(scopeIsDeep, [SEARCH_DEPTH, ...place]);
  return { list: records.map(foundOf), cut: depth?.cut ?? false };
}

function foundOf(record: object): FoundMessage {
  const message = tableOf("message").decode(record);
  const { id, dialogId, planId, userId, createTime } = message;
  return { id, dialogId, planId, userId, text: writtenInMessage(message), createTime };
}

/**
 * A word as a pattern that holds nothing but signs, and of Chinese characters every way to write them. So what is
 * stored needs no folded form beside it.
 */
function patternOf(word: string): string {
  return Array.from(word, (sign) => {
    const alike = alikeInHan(sign);
    if (alike !== sign) return `[${alike}]`;
    return /[\p{L}\p{N}]/u.test(sign) ? sign : sign.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
  }).join("");
}

/** The first message of a dialog from a moment on, or its newest. */
export async function messageAt(
  db: Db,
  dialogId: number,
  time: number,
): Promise<number | undefined> {
  const [record] = await db.run<{ id: number }>(firstFrom, [dialogId, time]);
  return record?.id;
}

const firstFrom = `
  select coalesce(
    (select id from messages where dialog_id = $1 and create_time >= $2 order by position limit 1),
    (select id from messages where dialog_id = $1 order by position desc limit 1)
  ) as id`;

const found = (recent: string, order: string) => `
  select m.* from (${recent}) m
  where m.withdraw_time = 0 and m.create_time >= $1 and m.create_time < $2
    and ($3::bigint is null or (m.user_id = $3 and not m.msg ? 'source'))
    and m.mtype not in ('tag', 'top', 'todo', 'notice')
    and ($4::text is null or case $4 when 'link' then m.msg->>'text' ~ 'https?://'
         else m.mtype = $4 and m.msg->>'gone' is null end)
    and concat_ws(
      ' ', m.msg->>'name', m.msg->>'text', case when m.msg ? 'list' then concat_ws(
        ' ', jsonb_path_query_array(m.msg, '$.list[*].text')::text,
        jsonb_path_query_array(m.msg, '$.list[*].fileName')::text
      ) end
    ) ~* all($5::text[])
  order by m.${order} limit $6`;

const ofDialog = `
  select * from messages
  where dialog_id = $8 and ($9::bigint is null or position < (
    select position from messages where id = $9 and dialog_id = $8
  ))
  order by position desc limit $7`;

const ofScopes = `
  select recent.* from (${readableScopesSql("$8::bigint")}) mine cross join lateral (
    select * from messages where scope = mine.scope order by seq desc limit $7
  ) recent
  where ($9::text[] is null or mine.scope = any($9))`;

/** The last of those that were looked at, where another stands before it. */
const edgeOfDialog = `
  select id from messages
  where dialog_id = $2 and position > 1 and ($3::bigint is null or position < (
    select position from messages where id = $3 and dialog_id = $2
  ))
  order by position desc offset ($1::int - 1) limit 1`;

/** Counts no further than needed. */
const scopeIsDeep = `
  select exists (
    select 1 from (${readableScopesSql("$2::bigint")}) mine cross join lateral (
      select 1 from messages where scope = mine.scope order by seq desc offset $1 limit 1
    ) deeper
    where ($3::text[] is null or mine.scope = any($3))
  ) as cut`;
