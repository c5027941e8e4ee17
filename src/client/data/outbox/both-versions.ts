import { findCommand } from "#domain/commands.ts";
import { subjectOf } from "#domain/subject.ts";
import type { AttentionEntry } from "../database/outbox-entry.ts";

/** One side of a conflict: the parts of a thing that two people changed at the same time, by their fields. */
export type Version = Readonly<Record<string, unknown>>;

export interface BothVersions {
  readonly mine: Version;
  readonly theirs: Version;
}

type Refused = Pick<AttentionEntry, "command" | "args">;

/** Both versions of a refusal, where it is a conflict. */
export function versionsOf(refusal: {
  readonly reason: string;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}): BothVersions | undefined {
  if (refusal.reason !== "conflict") return undefined;
  const { mine, theirs } = refusal.data ?? {};
  return mine && theirs ? { mine: mine as Version, theirs: theirs as Version } : undefined;
}

/** The parts of one version that can be compared, each with what it is. */
export function partsOf(command: string, version: Version) {
  return comparedIn(command).flatMap(([field, part]) =>
    version[field] === undefined ? [] : [{ ...part, field, value: version[field] }],
  );
}

/** The same call based on what stands on the server, so that it clashes with nothing. */
export function takingMine({ command, args }: Refused, theirs: Version): Version {
  const based: Record<string, unknown> = { ...(args as Version) };
  for (const { basedOn, standsAs } of partsOf(command, theirs)) based[basedOn] = theirs[standsAs];
  return based;
}

/** Whether what stands here is what the refused call was based on: the server's version has not come to this device yet. */
export function isBehind({ command, args }: Refused, here: Version): boolean {
  const parts = partsOf(command, here);
  const before = args as Version;
  return (
    parts.length > 0 &&
    parts.every(({ basedOn, standsAs }) => isSameValue(before[basedOn], here[standsAs]))
  );
}

/** What of a call says what it is based on. */
export function basesOf({ command, args }: Refused): Version {
  const bases = new Set<string>(comparedIn(command).map(([, { basedOn }]) => basedOn));
  return Object.fromEntries(Object.entries(args as Version).filter(([field]) => bases.has(field)));
}

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is left of the call when the server's version is accepted; undefined = nothing but what it is about. */
export function takingTheirs({ command, args }: Refused, theirs: Version): Version | undefined {
  const clashing = new Set(
    partsOf(command, theirs).flatMap(({ field, basedOn }) => [field, basedOn]),
  );
  const rest = Object.entries(args as Version).filter(
    ([field, value]) => !clashing.has(field) && value !== undefined,
  );
  const definition = findCommand(command);
  const subject = definition && subjectOf(definition, args, { userId: 0 });
  const isLeft = rest.some(([, value]) => value !== subject?.id);
  return isLeft ? Object.fromEntries(rest) : undefined;
}

function comparedIn(command: string) {
  const compared = findCommand(command)?.compared ?? {};
  return Object.entries(compared).flatMap(([field, part]) =>
    part ? [[field, part] as const] : [],
  );
}
