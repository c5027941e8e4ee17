import type { FormDefinition } from "#domain/form/definition/form-definition.ts";
import { parseDefinitionText } from "#domain/form/definition/parse-definition.ts";
import { writeDefinition } from "#domain/form/definition/write-definition.ts";

/** What somebody drew and has not saved yet. */
export interface KeptDesign {
  /** The version that was changed. */
  readonly basedOn: number;
  readonly definition: FormDefinition;
}

export function textOfDefinition(definition: FormDefinition): string {
  return JSON.stringify(writeDefinition(definition));
}

export function keptText({ basedOn, definition }: KeptDesign): string {
  return JSON.stringify({ basedOn, definition: textOfDefinition(definition) });
}

/** Undefined where nothing is kept, or what is there is no design of ours. */
export function keptDesign(text: string): KeptDesign | undefined {
  if (text === "") return undefined;
  try {
    const { basedOn, definition } = JSON.parse(text) as { basedOn: number; definition: string };
    const read = parseDefinitionText(definition);
    return read.ok ? { basedOn, definition: read.value } : undefined;
  } catch {
    return undefined;
  }
}
