import { fieldsKeptFrom } from "#domain/company-form/permission/own-fields.ts";
import { recordsReadBy } from "#domain/company-form/permission/own-permission.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { runReading } from "#domain/reading.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { readMeta } from "../../database/meta.ts";
import { keepSeenRows } from "../../database/seen-rows.ts";
import type { SeenAnswer, SeenRowsRow } from "../../database/seen-rows-row.ts";
import { answerFrom } from "../../fold/answer.ts";

/** What is kept of rows that may not be looked at any more: nothing is chosen from them. */
const SWITCHED_OFF = "off";

/**
 * With which right rows of an interface are looked at: of a question to a form which of its records the person reads, and which
 * fields are kept from them. Rows that came with another one are not shown, because nobody takes them off the device.
 */
async function sightOf(database: LocalDatabase, of: DataInterface | undefined): Promise<string> {
  if (!of?.enabled) return SWITCHED_OFF;
  if (of.kind !== "query") return "";
  const form = await database.form.get(of.formId);
  const identity = await readMeta(database.meta, "identity");
  if (!form || !identity) return SWITCHED_OFF;
  const { answer } = answerFrom(database);
  const reach = await runReading(recordsReadBy(form, identity.userId), answer);
  const hidden = await runReading(fieldsKeptFrom(form, identity.userId), answer);
  const { makers, conditions } = reach;
  const people = makers === "all" ? makers : [...makers].toSorted((one, other) => one - other);
  const asked = conditions.map(({ condition, variables }) => [condition, [...variables]]);
  return JSON.stringify([people, asked, hidden.toSorted()]);
}

/** Keeps rows that were seen, with the right by which they were. */
export async function keepRows(database: LocalDatabase, answer: SeenAnswer): Promise<void> {
  const { interfaceId } = answer;
  const sight = await sightOf(database, await database.dataInterface.get(interfaceId));
  const others = database.seenRows.where("interfaceId").equals(interfaceId);
  await others.filter((other) => other.sight !== sight).delete();
  await keepSeenRows(database, { ...answer, sight });
}

/** Of answers of one interface those that may still be looked at. */
export async function stillShown(
  database: LocalDatabase,
  of: DataInterface | undefined,
  answers: readonly SeenRowsRow[],
): Promise<readonly SeenRowsRow[]> {
  if (answers.length === 0) return answers;
  const sight = await sightOf(database, of);
  return sight === SWITCHED_OFF ? [] : answers.filter((answer) => answer.sight === sight);
}
