import { SEARCH_DEPTH } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import { writtenInMessage } from "#domain/message/message-body.ts";
import { planScope } from "#domain/scope.ts";
import type { Db } from "../sql/db.ts";
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
  /** Epoch ms. */
  from?: number | undefined;
  to?: number | undefined;
  take: number;
}

type FoundMessage = Pick<Message, "id" | "dialogId" | "planId" | "userId" | "createTime"> & {
  text: string;
};

/**
 * Messages that hold the words, the newest first. No index knows parts of words in every
 * language, so the newest of each scope are read; `cut` says whether there were more in one.
 */
export async function searchIn(
  db: Db,
  userId: number,
  { dialogId, planId }: SearchPlace,
  { words, author, from = 0, to = Number.MAX_SAFE_INTEGER, take }: MessageSearch,
): Promise<{ list: FoundMessage[]; cut: boolean }> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const found = `
    select m.* from (%recent%) m
    where m.withdraw_time = 0 and m.create_time >= $1 and m.create_time < $2
      and ($3::bigint is null or (m.user_id = $3 and not m.msg ? 'source'))
      and m.mtype not in ('tag', 'top', 'todo')
      and concat_ws(
        ' ', m.msg->>'name', m.msg->>'text', jsonb_path_query_array(m.msg, '$.list[*].text')::text,
        jsonb_path_query_array(m.msg, '$.list[*].fileName')::text
      ) ilike all($4::text[])
    order by m.create_time desc, m.id desc limit $5`;
  const values = [from, to, author ?? null, patterns, take];
  const records = dialogId
    ? await db.run(found.replace("%recent%", ofDialog), [...values, SEARCH_DEPTH, dialogId])
    : await db.run(found.replace("%recent%", ofScopes), [
        ...values,
        SEARCH_DEPTH,
        userId,
        planId ? planScope(planId) : null,
      ]);
  const [depth] = dialogId
    ? await db.run<{ cut: boolean }>(dialogIsDeep, [SEARCH_DEPTH, dialogId])
    : await db.run<{ cut: boolean }>(scopeIsDeep, [
        SEARCH_DEPTH,
        userId,
        planId ? planScope(planId) : null,
      ]);
  const list = records.map((record): FoundMessage => {
    const message = tableOf("message").decode(record);
    const { id, createTime } = message;
    const place = { dialogId: message.dialogId, planId: message.planId };
    return { id, ...place, userId: message.userId, text: writtenInMessage(message), createTime };
  });
  return { list, cut: depth?.cut ?? false };
}

const ofDialog = `
  select * from messages where dialog_id = $7 order by position desc limit $6`;

const ofScopes = `
  select recent.* from (${readableScopesSql("$7::bigint")}) mine cross join lateral (
    select * from messages where scope = mine.scope order by seq desc limit $6
  ) recent
  where ($8::text is null or mine.scope = $8)`;

const dialogIsDeep = `
  select coalesce((select last_position from dialogs where id = $2), 0) > $1::int as cut`;

/** Counts no further than needed. */
const scopeIsDeep = `
  select exists (
    select 1 from (${readableScopesSql("$2::bigint")}) mine cross join lateral (
      select 1 from messages where scope = mine.scope order by seq desc offset $1 limit 1
    ) deeper
    where ($3::text is null or mine.scope = $3)
  ) as cut`;
