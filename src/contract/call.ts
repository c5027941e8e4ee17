import type * as z from "zod/mini";
import type { CallMethod, CallPath } from "#domain/call-address.ts";
import type { CommandDefinition } from "#domain/command.ts";
import type { CommandName } from "#domain/commands.ts";

/** Who may make a call: anyone, whoever is signed in, or an administrator. Rules say the rest. */
export type CallAccess = "open" | "member" | "admin";

/**
 * Where the fields of a body may stand: in JSON, form-encoded, beside a part of a multipart body, or in the query. In all
 * but JSON a number is written as text and read as the shape says.
 */
export type BodyForm = "json" | "form" | "multipart" | "query";

/** The one part of a multipart body that is no field: bytes, read as they come and never held in memory. */
export interface PartDefinition {
  readonly name: string;
  /** Bytes of the part at most. */
  readonly max: number;
  /** Without it the call is made all the same. */
  readonly isOptional?: true;
  /** Whether the fields have to stand before the part, because they say where its bytes go. */
  readonly fieldsFirst?: true;
  /** It is a picture: what is too large is refused with the words that the specification has for pictures. */
  readonly isPicture?: true;
}

/** One call: what crosses the wire, joined to a command where it writes shared rows. */
export interface CallDefinition<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Dotted name, the same word in contract, domain, server, client and test. */
  readonly name: string;
  readonly method: CallMethod;
  /** What stands in braces is a field of the body: `/erp-api/file/Download/{type}/{fileId}`. */
  readonly path: CallPath;
  readonly access: CallAccess;
  /** Shape of the body, for GET of the query. */
  readonly body: Body;
  /** JSON where left out; a GET always brings a query. */
  readonly bodies?: readonly BodyForm[];
  /** What a multipart body brings beside its fields. */
  readonly part?: PartDefinition;
  /** Shape of `data` in the envelope of a success. */
  readonly reply: Reply;
  /** The command it runs, for calls that may also travel in `sync/push`. */
  readonly command?: CommandName;
  /** Asked twice it does nothing twice, so that it may be asked again before it is known what became of it. */
  readonly isRepeatable?: true;
  /**
   * Goes by TLS alone also where the company has payloads encrypted (`encryption.ts`): it carries bytes of files, or tells
   * what there is of them.
   */
  readonly byTlsOnly?: true;
  /**
   * Calls allowed a minute, for those that are costly: of one person, where nobody is signed in of one
   * browser that is known, else from one address. Wrong passwords and codes are counted besides.
   */
  readonly perMinute?: number;
  /** It can keep the database busy: of one person's, one such call is in work at a time, so that others find it free. */
  readonly isCostly?: true;
  /** Milliseconds it may take, HTTP_TIMEOUT where left out. */
  readonly patience?: number;
  /** Bytes of the body at most, for calls that bring more than a message's text or a list of ids. */
  readonly bodyMax?: number;
}

export function defineCall<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  definition: CallDefinition<Body, Reply>,
): CallDefinition<Body, Reply> {
  return definition;
}

/** The call that runs a command. */
export function callThatRuns<
  Name extends CommandName,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(command: CommandDefinition<Name, Body, Reply>): CallDefinition<Body, Reply> {
  const { name, method, path, access, reply, perMinute, bodyMax } = command;
  return {
    name,
    method,
    path,
    access,
    body: command.arguments,
    reply,
    command: name,
    ...(perMinute !== undefined && { perMinute }),
    ...(bodyMax !== undefined && { bodyMax }),
  };
}

export type BodyOf<Call extends CallDefinition> = z.input<Call["body"]>;
export type ParsedBodyOf<Call extends CallDefinition> = z.output<Call["body"]>;
export type ReplyOf<Call extends CallDefinition> = z.output<Call["reply"]>;

/** The names of the fields that stand in a path, in their order. */
export function fieldsOfPath(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
