import type * as z from "zod/mini";
import type { CommandName } from "#domain/commands.ts";

/** Who may make a call: anyone, whoever is signed in, or an administrator. Rules say the rest. */
export type CallAccess = "open" | "member" | "admin";

/** Bytes of a body with one long text, also where each of its characters is escaped. */
export const LONG_TEXT_BODY_MAX = 2 * 1024 * 1024;
/** Bytes of a body that brings many things at once. */
export const BATCH_BODY_MAX = 4 * 1024 * 1024;

/** One call: what crosses the wire, joined to a command where it writes shared rows. */
export interface CallDefinition<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Dotted name, the same word in contract, domain, server, client and test. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
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

export type BodyOf<Call extends CallDefinition> = z.input<Call["body"]>;
export type ParsedBodyOf<Call extends CallDefinition> = z.output<Call["body"]>;
export type ReplyOf<Call extends CallDefinition> = z.output<Call["reply"]>;
