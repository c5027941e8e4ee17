import type * as z from "zod/mini";
import type { AuditNote } from "./audit/audit.ts";
import type { CallMethod, CallPath } from "./call-address.ts";
import type { Claim } from "./claim.ts";
import type { EntityName } from "./entity-names.ts";
import type { RowId, RowOf } from "./entities.ts";
import type { Visitor } from "./form-link/visitor.ts";
import type { Id } from "./id.ts";
import type { Reading } from "./reading.ts";
import type { Refusal } from "./refusal.ts";
import { type Scope, userScope } from "./scope.ts";
import type { Subject } from "./subject-row.ts";

/** Who runs a command, and when, epoch milliseconds. */
export interface Actor {
  readonly userId: Id;
  readonly isAdmin: boolean;
  /** When the person acted, as their browser says. */
  readonly now: number;
  /** When the server heard of it, as it says itself: what others have a right to is reckoned from then. A browser says `now`. */
  readonly arrivedAt: number;
  /** Who came by a link of theirs, where it is not themselves who acts. Only the server says so. */
  readonly visitor?: Visitor;
  /** A rule of a plan acts, in the name of whoever saved it. Only the server says so. */
  readonly byRule?: true;
}

/** One row put or removed. `action` is the event name of seed 000 §4 that others hear. */
export type Change = {
  [Name in EntityName]:
    | { readonly entity: Name; readonly action: string; readonly put: RowOf<Name> }
    | { readonly entity: Name; readonly action: string; readonly remove: RowId };
}[EntityName];

/**
 * What a rule decides: row changes and the reply to the caller, or a refusal. `notes` go
 * into the server's audit log together with the changes; browsers have no use for them.
 */
export type Decision<Reply = unknown> =
  | {
      readonly ok: true;
      readonly changes: readonly Change[];
      readonly reply: Reply;
      readonly notes?: readonly AuditNote[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Where a command's rows live: a scope, or the row whose scope it is. */
export type LaneTarget = Scope | { readonly entity: EntityName; readonly id: RowId };

/** The fields of arguments; of those that may be one thing or another, of all of them. */
type FieldOf<Arguments> = unknown extends Arguments
  ? string
  : Arguments extends unknown
    ? keyof Arguments & string
    : never;

/** A part of the arguments that clashes where somebody else has changed the same meanwhile. */
export interface ComparedPart {
  /** The argument that says what it was based on. */
  readonly basedOn: string;
  /** The field of the other version that says what it would have to be based on now. */
  readonly standsAs: string;
  /** What the two versions are, to look at. */
  readonly kind: "period" | "html" | "completion" | "state" | "record";
}

/** Who may run it at all: whoever is signed in, or an administrator. The rule says the rest. */
export type CommandAccess = "member" | "admin";

/** What a command says of itself; all that tells of it anywhere follows from here. */
interface CommandDeclaration<
  Name extends string,
  Shape extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
> {
  /** Dotted name, "thing.verb", the same word everywhere. */
  readonly name: Name;
  /** POST where left out. */
  readonly method?: CallMethod;
  /** Address of the call that runs it. */
  readonly path: CallPath;
  /** Members where left out. */
  readonly access?: CommandAccess;
  /** Bytes of the body at most, where it brings more than a message's text or a list of ids. */
  readonly bodyMax?: number;
  /** Calls allowed a minute to one person, where it is costly. */
  readonly perMinute?: number;
  /** Times an hour that one person may do it, by whatever way it arrives, where others have to live with it. */
  readonly perHour?: number;
  /** Shape of the arguments, which are the body of the call. */
  readonly arguments: Shape;
  /** Shape of what it answers. */
  readonly reply: Reply;
  /** The lane in which entries keep their order: the one scope that the command writes. */
  lane(args: z.infer<Shape>, actor: Pick<Actor, "userId">): LaneTarget;
  /** The scope into which it moves rows out of its lane, where it does: it keeps its order there too. */
  enters?(args: z.infer<Shape>): Scope | undefined;
  /**
   * It writes a row of its actor's own scope besides those of its lane, or goes by what of theirs must not become another
   * meanwhile, and stands in that lane too.
   */
  readonly writesOwn?: true;
  /** Fills in the ids of what the command gives birth to, where the caller left them out. */
  mint?(args: z.infer<Shape>, nextId: () => Id): z.infer<Shape>;
  /** The ids born with this command; each must lie in a range of the caller's. */
  minted?(args: z.infer<Shape>): readonly (Id | undefined)[];
  /**
   * Arguments that do to the rows what two calls do one after the other, the
   * earlier never sent and nothing between them; undefined where none do.
   */
  merge?(earlier: z.infer<Shape>, later: z.infer<Shape>): z.infer<Shape> | undefined;
  /**
   * The rule reads rows of scopes that the actor is not let into as well: what an administrator does to
   * others. Every other rule is told only what the actor may see, on the server as in their browser, so
   * that no refusal tells of anything else.
   */
  readonly seesAll?: true;
  /**
   * What it takes from a plan it takes from private tasks too, whether or not its actor sees them: rows of the plan's private
   * tasks are among those that the rule is told, on the server alone. Neither reply nor refusal may tell of them.
   */
  readonly reachesPrivate?: true;
  /** Its rule looks at many rows one after the other: of several that are decided together all are read at once. */
  readonly readsMuch?: true;
  /** What it is about, where that is neither what its lane goes by nor the first row that it names. */
  subject?(args: z.infer<Shape>): Subject | undefined;
  /**
   * The arguments in which a person wrote something, the most telling first: it is recognised by them where it
   * waits. What is plain text can be written anew where it was refused.
   */
  readonly words?: { readonly [Field in FieldOf<z.infer<Shape>>]?: "text" | "html" };
  /** The arguments that can clash with what somebody else did; both versions are shown then. */
  readonly compared?: { readonly [Field in FieldOf<z.infer<Shape>>]?: ComparedPart };
  /** The fields that it sets without asking what others set them to meanwhile: whoever is overruled learns it. */
  claims?(args: z.infer<Shape>): readonly Claim[];
  /**
   * Where the row that it was to change is gone: the arguments of `task.add` that keep what was typed, in the plan in
   * which it lay, under the name that it had.
   */
  anew?(args: z.infer<Shape>, place: { readonly planId: Id; readonly name: string }): unknown;
  /** Done in passing: nobody looks up later that it was. */
  readonly routine?: true;
  /** What it brings is not news: nobody is told of a part that they get by it. */
  readonly quiet?: true;
  /** It takes something away: where that is gone already, nothing of it is lost. */
  readonly takes?: true;
  /** The rule: reads rows, answers with changes or a refusal. Pure. */
  decide(args: z.infer<Shape>, actor: Actor): Reading<Decision<z.output<Reply>>>;
}

/** A command with all that it left to the usual. */
export type CommandDefinition<
  Name extends string = string,
  Shape extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = CommandDeclaration<Name, Shape, Reply> & {
  readonly method: CallMethod;
  readonly access: CommandAccess;
};

export function defineCommand<
  Name extends string,
  Shape extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(declaration: CommandDeclaration<Name, Shape, Reply>): CommandDefinition<Name, Shape, Reply> {
  return { method: "POST", access: "member", ...declaration };
}

/** The lanes in which a command stands besides its own. */
export function entersOf(
  command: Pick<CommandDefinition, "enters" | "writesOwn">,
  args: unknown,
  actor: Pick<Actor, "userId">,
): Scope[] {
  const entered = command.enters?.(args);
  const own = command.writesOwn ? [userScope(actor.userId)] : [];
  return entered === undefined ? own : [entered, ...own];
}

export function applied<Reply>(
  changes: readonly Change[],
  reply: Reply,
  notes: readonly AuditNote[] = [],
): Decision<Reply> {
  return { ok: true, changes, reply, ...(notes.length > 0 && { notes }) };
}

export function refused(refusal: Refusal): Decision<never> {
  return { ok: false, refusal };
}
