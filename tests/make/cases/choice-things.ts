import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { machines } from "../forms/machines.ts";

type Run<Person> = <Name extends CommandName>(
  person: Person,
  name: Name,
  args: ArgumentsOf<Name>,
) => Promise<ReplyTo<Name>>;

/** What forms choose from. */
export interface ChoiceThings {
  /** Kinds of waste: one entry, and another below it. */
  readonly dictionary: Dictionary;
  /** One that has no entries. */
  readonly emptyDictionary: Dictionary;
  /** Two cranes and a digger, with their number, kind and price. */
  readonly dataInterface: DataInterface;
}

/** A dictionary with two entries, one without any, and a data interface with machines. */
export async function layOutChoices<Person>(
  administrator: Person,
  run: Run<Person>,
  planId: number,
): Promise<ChoiceThings> {
  const dictionary = await layOutDictionary(administrator, run, planId);
  const empty = { name: "Empty", code: `empty-${planId}` };
  const emptyDictionary = await run(administrator, "dictionary.add", empty);
  const named = { ...machines, name: "Machines", code: `machines-${planId}` };
  const dataInterface = await run(administrator, "dataInterface.add", named);
  return { dictionary, emptyDictionary, dataInterface };
}

async function layOutDictionary<Person>(
  administrator: Person,
  run: Run<Person>,
  planId: number,
): Promise<Dictionary> {
  const { id } = await run(administrator, "dictionary.add", {
    name: "Kinds of waste",
    code: `waste-${planId}`,
  });
  await run(administrator, "dictionary.addEntry", { id, code: "rubble", name: "Rubble" });
  const below = { id, code: "brick", name: "Brick", parentCode: "rubble" };
  return run(administrator, "dictionary.addEntry", below);
}
