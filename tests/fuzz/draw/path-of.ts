import { type CallDefinition, fieldsOfPath } from "#contract/call.ts";

/** The address of a call, with the fields of its body that stand in it. */
export function pathOf(call: CallDefinition, payload: string): string {
  const names = fieldsOfPath(call.path);
  if (names.length === 0) return call.path;
  let fields: Record<string, unknown> = {};
  try {
    fields = Object(JSON.parse(payload)) as Record<string, unknown>;
  } catch {
    // What is no JSON has no fields.
  }
  return names.reduce(
    (path, name) =>
      path.replace(`{${name}}`, encodeURIComponent(String(fields[name]).toWellFormed())),
    call.path as string,
  );
}
