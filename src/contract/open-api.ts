import * as z from "zod/mini";
import {
  type BodyForm,
  type CallAccess,
  type CallDefinition,
  fieldsOfPath,
  type PartDefinition,
} from "./call.ts";
import { envelopeShape } from "./envelope.ts";
import { LANGUAGE_HEADER, MUTATION_HEADER, TOKEN_HEADER } from "./headers.ts";

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: "header" | "query" | "path";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** One call in the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Readonly<{ required: true; content: Content }>;
  readonly responses: Readonly<Record<string, { description: string; content: Content }>>;
}

/** Schemas by the type of a body. */
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: "3.1.1";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Schema;
}

const WHO: Readonly<Record<CallAccess, string>> = {
  open: "Anybody may make it.",
  member: "Whoever is signed in may make it; the rules of what it does say the rest.",
  admin: "Administrators may make it.",
};

const ABOUT =
  "Every answer is an envelope: `code` 200 is a success with its `data`, any other code comes with `msg` for a person " +
  `and \`reason\` for programs. Sign in with \`user.login\` and send the token of the session as \`${TOKEN_HEADER}\`. A ` +
  `call that writes may carry \`${MUTATION_HEADER}\`, \`<clientId>:<n>\`: the same one with the same arguments is done once.`;

/** The document of some calls, made from what the server mounts. */
export function openApiOf(calls: readonly CallDefinition[], version: number): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  }
  const tags = [...new Set(calls.map(tagOf))].toSorted();
  return {
    openapi: "3.1.1",
    info: { title: "Plumbline", version: String(version), description: ABOUT },
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "header", name: TOKEN_HEADER } },
      schemas: Object.assign({}, ...calls.map((call) => schemasOf(call).named)) as Schema,
    },
  };
}

function tagOf({ name }: CallDefinition): string {
  return name.split(".")[0] ?? name;
}

function operationOf(call: CallDefinition): Operation {
  const { name, method, access, command } = call;
  const { asked, envelope } = schemasOf(call);
  const inPath = parametersOf(asked, "path", fieldsOfPath(call.path));
  const brought = without(asked, fieldsOfPath(call.path));
  const inQuery = method === "GET" ? parametersOf(brought, "query") : [];
  const mutation = command
    ? [header(MUTATION_HEADER, "Makes the call one that is done once.")]
    : [];
  return {
    operationId: name,
    tags: [tagOf(call)],
    description: WHO[access],
    security: access === "open" ? [{}] : [{ session: [] }],
    parameters: [
      header(LANGUAGE_HEADER, "Language of the messages for people."),
      ...mutation,
      ...inPath,
      ...inQuery,
    ],
    ...(method === "POST" && {
      requestBody: { required: true, content: bodiesOf(call, brought) },
    }),
    responses: {
      200: { description: "Done, or refused by what the product rules.", content: json(envelope) },
      default: {
        description: "Not let in, too much, or the server's fault.",
        content: json(schemaOf(envelopeShape, "output", "").schema),
      },
    },
  };
}

function header(name: string, description: string): Parameter {
  return { name, in: "header", required: false, description, schema: { type: "string" } };
}

function requiredIn(schema: Schema): readonly string[] {
  return (schema["required"] as readonly string[] | undefined) ?? [];
}

function propertiesOf(schema: Schema): [string, Schema][] {
  return Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Schema>>);
}

/** The fields of a body as parameters of their own; all where none are named. */
function parametersOf(
  schema: Schema,
  place: "query" | "path",
  names: readonly string[] = propertiesOf(schema).map(([name]) => name),
): Parameter[] {
  const required = new Set(requiredIn(schema));
  // Without what stands in its path there is no address.
  const isNeeded = (name: string) => place === "path" || required.has(name);
  return propertiesOf(schema)
    .filter(([name]) => names.includes(name))
    .map(([name, inner]) => ({ name, in: place, required: isNeeded(name), schema: inner }));
}

function without(schema: Schema, names: readonly string[]): Schema {
  if (names.length === 0) return schema;
  const properties = propertiesOf(schema).filter(([name]) => !names.includes(name));
  const required = requiredIn(schema).filter((name) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(properties), required };
}

const typeOf: Readonly<Record<Exclude<BodyForm, "query">, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

/** A body in each form in which the call takes it; a form of parts has one of bytes. */
function bodiesOf({ bodies = ["json"], part }: CallDefinition, schema: Schema): Content {
  return Object.fromEntries(
    bodies.flatMap((form) => {
      if (form === "query") return [];
      const whole = form === "multipart" && part ? withPart(schema, part) : schema;
      return [[typeOf[form], { schema: whole }]];
    }),
  );
}

function withPart(schema: Schema, { name, isOptional }: PartDefinition): Schema {
  const bytes = { type: "string", contentMediaType: "application/octet-stream" };
  const properties = { ...Object.fromEntries(propertiesOf(schema)), [name]: bytes };
  const required = [...requiredIn(schema), ...(isOptional ? [] : [name])];
  return { ...schema, properties, required };
}

function json(schema: Schema): Content {
  return { "application/json": { schema } };
}

/** What a call takes and answers, with the schemas that these name because they stand within themselves. */
function schemasOf({ name, body, reply }: CallDefinition) {
  const asked = schemaOf(body, "input", name);
  const shape = z.extend(envelopeShape, { data: z.optional(reply) });
  const envelope = schemaOf(shape, "output", name);
  const named: Schema = { ...asked.named, ...envelope.named };
  return { asked: asked.schema, envelope: envelope.schema, named };
}

/** A reference leads from the root of the document, so what it leads to is named once for the whole of it. */
function schemaOf(shape: z.ZodMiniType, io: "input" | "output", name: string) {
  const own = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  const prefix = `${name}.${io}.`;
  const placed = JSON.stringify(own).replaceAll(`"#/$defs/`, `"#/components/schemas/${prefix}`);
  const { $schema: _dialect, $defs = {}, ...schema } = JSON.parse(placed) as Schema;
  const named = Object.entries($defs as Schema).map(([key, value]) => [`${prefix}${key}`, value]);
  return { schema: schema as Schema, named: Object.fromEntries(named) as Schema };
}
