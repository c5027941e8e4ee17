import type { Graft } from "./graft.ts";

/** Mistakes that others made before us, and some of ours; the simulation has to find each of them. */
export const bugs: Readonly<Record<string, readonly Graft[]>> = {
  /** A mutation that comes twice is done twice. */
  skipLedger: [
    {
      file: "src/server/commands/decide-group.ts",
      find: "const known = key && this.#ledger.get(nameOf(key));",
      put: "const known = key && this.#ledger.size < 0 ? this.#ledger.get(nameOf(key)) : undefined;",
    },
    {
      file: "src/server/tables/own/ledger.ts",
      find: "from jsonb_populate_recordset(null::ledger, $1)`",
      put: "from jsonb_populate_recordset(null::ledger, $1) on conflict do nothing`",
    },
  ],
  /** The browser says that it has all before the last page is in. */
  advanceHeadEarly: [
    {
      file: "src/client/data/sync/pull.ts",
      find: "head: cursor === undefined ? page.head : undefined,",
      put: "head: page.head,",
    },
  ],
  /** Numbers are taken before the commit and without a lock, so that a later one can be seen first. */
  bigserialCursor: [
    {
      file: "src/server/tables/own/space.ts",
      find: "update space set head = head + $1 returning head",
      put: "select max(nextval('planted_seq'))::bigint as head from generate_series(1, $1::int)",
    },
    {
      file: "src/server/tables/own/space.ts",
      find: "const SPACE = `s.id, s.epoch, s.head,",
      put: "const SPACE = `s.id, s.epoch, (select last_value - (not is_called)::int from planted_seq)::bigint as head,",
    },
    {
      file: "src/server/tables/own/space.ts",
      find: "select head from space",
      put: "select (last_value - (not is_called)::int)::bigint as head from planted_seq",
    },
    {
      file: "src/server/tables/sql/numbered.ts",
      find: "(select head from space)",
      put: "currval('planted_seq')",
    },
  ],
  /** A frame that tells of what is here already is written once more. */
  applyFrameTwice: [
    {
      file: "src/client/data/sync/live-line.ts",
      find: "groups.flat().filter(({ to }) => to > head.seq)",
      put: "groups.flat()",
    },
  ],
  /** Whoever was away never hears that a row has gone. */
  dropTombstone: [
    {
      file: "src/server/sync/pull.ts",
      find: 'page.remove(entity, tableOf(entity).idType === "bigint" ? Number(rowId) : rowId);',
      put: 'if (entity === "access") page.remove(entity, rowId);',
    },
  ],
  /** A tab that has been replaced goes on writing. */
  noFence: [
    {
      file: "src/client/data/database/fence.ts",
      find: "if ((await readMeta(database.meta, office)) !== fence) throw new FencedError();",
      put: "if ((await readMeta(database.meta, office)) === -fence) throw new FencedError();",
    },
  ],
  /** Rows of a plan stay with somebody who was put out of it. */
  forgetRevoke: [
    {
      file: "src/client/data/fold/apply-server.ts",
      find: 'if (entity === "access") await dropScope(database, targetOfAccess(String(key)), changed);',
      put: 'if (entity === "company") await dropScope(database, targetOfAccess(String(key)), changed);',
    },
  ],
  /** What was refused stays on the screen. */
  undoOnRejectWrong: [
    {
      file: "src/client/data/outbox/settle.ts",
      find: 'await forget(pass, [entry]);\n  if (meaning === "drop") return;',
      put: 'await database.outbox.delete(entry.n);\n  if (meaning === "drop") return;',
    },
  ],
  /** What rests on something unsent is sent before it. */
  loseDependsOn: [
    {
      file: "src/client/data/outbox/take-next.ts",
      find: "const waitsForOther = entry.dependsOn.some((n) => unsettled.has(n));",
      put: "const waitsForOther = entry.dependsOn.some((n) => n < 0);",
    },
  ],
  /** Making room takes rows that somebody has changed and not sent. */
  trimDirtyRow: [
    {
      file: "src/client/data/storage/shrink-stream.ts",
      find: "...(await dirtyNumbers(database, stream)),",
      put: "...(await dirtyNumbers(database, { ...stream, parentId: -stream.parentId })),",
    },
  ],
  /** The later clock wins instead of the later arrival, and an edit that was called done is nowhere. */
  timestampLww: [
    {
      file: "src/server/commands/derive-changes.ts",
      find: "const scope = definition.scope(put);",
      put: `const times = [before, put].map((row) => (row as { updateTime?: number } | undefined)?.updateTime);
  if (times[0] !== undefined && times[1] !== undefined && times[1] < times[0]) return [];
  const scope = definition.scope(put);`,
    },
  ],
  /** Rows are fetched before the line is listened to, and nobody looks again. */
  fetchBeforeSubscribe: [
    {
      file: "src/client/data/sync/engine.ts",
      find: "    onOpen() {\n      wantPull = true;",
      put: "    onOpen() {",
    },
  ],
  /** A frame tells of a row in a plan together with the news that the plan is no longer theirs. */
  tellOfWhatIsLost: [
    {
      file: "src/server/sync/own-news.ts",
      find: "return mine.filter(({ change }) => change.gone || listener.scopes.has(change.scope));",
      put: "return mine;",
    },
  ],
  /** A pull that broke off has brought rows of a new plan; that they went meanwhile is not told. */
  forgetNewScopes: [
    {
      file: "src/server/sync/pull-steps.ts",
      find: "return { reach: { scopes: [...known, ...fresh] }, fresh, known };",
      put: "return { reach: { scopes: known }, fresh, known };",
    },
    {
      file: "src/server/tables/own/change.ts",
      find: 'mightReadSql("$3::bigint", "c.scope", "$2")',
      put: 'mightReadSql("$3::bigint", "c.scope", "$1")',
    },
  ],
  /** A tab that has been replaced says how the line is, over the one that leads. */
  noteWithoutFence: [
    {
      file: "src/client/data/sync/notes.ts",
      find: "await assertFence(database, fence);\n    await note();",
      put: "await note();",
    },
  ],
  /** Asked for again, a request forgets who refused it. */
  forgetRounds: [
    {
      file: "src/domain/approval/state/act.ts",
      find: 'const next = { ...withEvent(state, "resubmit", doing), round: state.round + 1 };',
      put: 'const next = { ...withEvent(state, "resubmit", doing), round: state.round + 1, runs: [] };',
    },
  ],
  /** A file is said to have come, and its bytes are let go with what they came by. */
  sayBeforeKept: [
    {
      file: "src/server/files/merge-upload.ts",
      find: "await files.keep(draft, digests.sha256);\n    return",
      put: "return",
    },
  ],
};

export const bugNames: readonly string[] = Object.keys(bugs);
