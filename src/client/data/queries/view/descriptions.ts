import type { Id } from "#domain/id.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { inScopes, scopesOfPlan } from "../../database/plan-tasks.ts";

/** Descriptions are long: so many are read at once, and between them the page answers. */
const PORTION = 200;

const BLOCKS = /<\/?(?:p|div|li|ul|ol|h\d|br|hr|tr|td|th|table|blockquote|pre)\b[^>]*>/gi;
const MARKS = /<\/?[a-z][^>]*>/gi;
const SIGNS: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** Tasks of a plan, or of all of them, whose descriptions hold these words; from the rows that are here. */
export async function readDescribed(
  database: LocalDatabase,
  planId: Id,
  words: string,
): Promise<ReadonlySet<Id>> {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return new Set();
  const found = planId === ALL_PLANS ? database.taskContent : await ofPlan(database, planId);
  const ids = await found.toCollection().primaryKeys();
  const described = new Set<Id>();
  for (let from = 0; from < ids.length; from += PORTION) {
    const contents = await database.taskContent.bulkGet(ids.slice(from, from + PORTION));
    for (const one of contents)
      if (one && wordsOfHtml(one.content).toLowerCase().includes(wanted)) described.add(one.id);
  }
  return described;
}

async function ofPlan(database: LocalDatabase, planId: Id) {
  const scopes = await scopesOfPlan(database, planId);
  return { toCollection: () => inScopes(database.taskContent, scopes) };
}

/** What a description says in plain words. */
export function wordsOfHtml(html: string): string {
  const bare = html.replaceAll(BLOCKS, " ").replaceAll(MARKS, "");
  return bare.replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
}
