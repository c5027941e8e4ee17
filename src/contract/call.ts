import type * as z from "zod/mini";
import type { CallMethod, CallPath } from "#domain/call-address.ts";
import type { CommandDefinition } from "#domain/command.ts";
import type { CommandName } from "#domain/commands.ts";

/** Who may make a call: anyone, whoever is signed in, or an administrator. Rules say the rest. */
export type CallAccess = "open" | "member" | "admin";

/** One call: what crosses the wire, joined to a command where it writes shared rows. */
export interface CallDefinition<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Dotted name, the same word in contract, domain, server, client and test. */
  readonly name: string;
  readonly method: CallMethod;
  readonly path: CallPath;
  readonly access: CallAccess;
  /** Shape of the JSON body, for GET of the query. */
  readonly body: Body;
  /** Shape of `data` in the envelope of a success. */
  readonly reply: Reply;
  /** The command it runs, for calls that may also travel in `sync/push`. */
  readonly command?: CommandName;
  /** Asked twice it does nothing twice, so that it may be asked again before it is known what became of it. */
  readonly isRepeatable?: true;
  /**
   * Calls allowed a minute, for those that are costly: of one person, where nobody is signed in of one
   * browser that is known, else from one address. Wrong passwords and codes are counted besides.
   */
  readonly perMinute?: number;
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
