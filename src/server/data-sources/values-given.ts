import type { ParsedBodyOf } from "#contract/call.ts";
import type { previewInterface } from "#contract/calls/forms/data-interface.ts";
import type { ParameterValue } from "#domain/data-interface/interface-rows.ts";

/** What a caller gives for parameters. */
export function valuesGiven({
  paramList = [],
}: Pick<ParsedBodyOf<typeof previewInterface>, "paramList">): ParameterValue[] {
  return paramList.map(({ field, defaultValue = null }) => ({ field, value: defaultValue }));
}
