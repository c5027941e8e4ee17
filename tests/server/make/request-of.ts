import { type CallDefinition, fieldsOfPath } from "#contract/call.ts";

/** A call as it goes over the line. */
export interface SpokenCall {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
}

/**
 * A body as the call takes it: fields of the path there, those of a GET in the query, JSON, and a form of parts where one of the
 * fields is a blob.
 */
export async function requestOf(call: CallDefinition, body: unknown): Promise<SpokenCall> {
  const fields = new Map(Object.entries(body ?? {}));
  let { path } = call;
  for (const name of fieldsOfPath(path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(fields.get(name)))) as typeof path;
    fields.delete(name);
  }
  if (call.method === "GET") {
    const query = [...fields].map(([name, value]): [string, string] => [name, String(value)]);
    return { path: `${path}?${new URLSearchParams(query).toString()}`, headers: {} };
  }
  if (![...fields.values()].some((value) => value instanceof Blob)) {
    const json = Array.isArray(body) ? body : Object.fromEntries(fields);
    const headers = { "content-type": "application/json" };
    return { path, headers, payload: Buffer.from(JSON.stringify(json)) };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else form.append(name, String(value));
  }
  const parts = new Response(form);
  const headers = { "content-type": parts.headers.get("content-type") ?? "" };
  return { path, headers, payload: Buffer.from(await parts.arrayBuffer()) };
}
