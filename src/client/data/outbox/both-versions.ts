/** One side of a conflict: the parts of a thing that two people changed at the same time. */
export interface Version {
  readonly times?: readonly [number, number];
  readonly content?: string;
  /** Version of the content that stands on the server. */
  readonly version?: number;
  /** Epoch ms of completion, 0 = open. */
  readonly completeTime?: number;
}

export interface BothVersions {
  readonly mine: Version;
  readonly theirs: Version;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a call that carry a part, with the field that says what it was based on. */
const parts = [
  { part: "times", based: "timesWere", standsAs: "times" },
  { part: "content", based: "contentVersion", standsAs: "version" },
  { part: "completeTime", based: "completeWas", standsAs: "completeTime" },
] as const;

/** Both versions of a refusal, where it is a conflict. */
export function versionsOf(refusal: {
  readonly reason: string;
  readonly data?: Fields | undefined;
}): BothVersions | undefined {
  if (refusal.reason !== "conflict") return undefined;
  const { mine, theirs } = refusal.data ?? {};
  return mine && theirs ? { mine, theirs } : undefined;
}

/** The same call based on what stands on the server, so that it clashes with nothing. */
export function takingMine(args: unknown, theirs: Version): Fields {
  const based: Record<string, unknown> = { ...(args as Fields) };
  for (const { part, based: field, standsAs } of parts) {
    if (theirs[part] !== undefined) based[field] = theirs[standsAs];
  }
  return based;
}

/** What is left of the call when the server's version is accepted; undefined = nothing. */
export function takingTheirs(args: unknown, theirs: Version): Fields | undefined {
  const rest: Record<string, unknown> = { ...(args as Fields) };
  for (const { part, based } of parts) {
    if (theirs[part] === undefined) continue;
    delete rest[part];
    delete rest[based];
  }
  const left = Object.entries(rest).filter(
    ([field, value]) => field !== "id" && value !== undefined,
  );
  return left.length > 0 ? rest : undefined;
}
