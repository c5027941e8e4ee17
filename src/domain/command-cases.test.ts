import { allCases, casesNamed } from "#tests/make/cases/all-cases.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import type { CommandCases } from "#tests/make/cases/cases-of.ts";
import { makePureCaseSite } from "#tests/make/cases/pure-case-site.ts";
import type { RoleCodes } from "#tests/make/cases/role-codes.ts";
import type { World } from "#tests/make/world.ts";
import { describe, expect, test } from "vitest";
import { type ArgumentsOf, type CommandName, commandNames, commandOf } from "./commands.ts";
import { referencesIn } from "./subject.ts";

/** Who is not signed in comes to no rule. */
const ruled = ["administrator", "leader", "member", "colleague", "outsider", "former"] as const;

interface Standing {
  readonly world: World;
  readonly site: CaseSite;
  readonly now: number;
}

/** What is refused changes nothing: the next one finds the site as it was laid out. */
let standing: Standing | undefined;

async function wholeSite(): Promise<Standing> {
  if (!standing) {
    const { world, site } = await makePureCaseSite();
    standing = { world, site, now: world.now };
  }
  standing.world.now = standing.now;
  return standing;
}

function run(world: World, userId: number, name: CommandName, args: unknown) {
  const outcome = world.run(userId, name, args as ArgumentsOf<typeof name>);
  if (outcome.ok) standing = undefined;
  return outcome;
}

async function codesOf({ command, arguments: args }: CommandCases): Promise<Partial<RoleCodes>> {
  const codes: Partial<Record<keyof RoleCodes, number>> = {};
  for (const role of ruled) {
    const { world, site } = await wholeSite();
    const me = site[role];
    const outcome = run(world, me.userId, command, args(site, me));
    codes[role] = outcome.ok ? 200 : outcome.refusal.code;
  }
  return codes;
}

test("every command has cases, and has them once", () => {
  expect(allCases.map(({ command }) => command).toSorted()).toEqual(commandNames.toSorted());
});

describe.each(commandNames)("%s", (name) => {
  const cases = casesNamed(name);

  test("replies in the shape that it promises", async () => {
    const { world, site } = await wholeSite();
    const me = site[cases.by];
    const outcome = run(world, me.userId, name, cases.arguments(site, me));
    if (!outcome.ok) throw new Error(`It was refused: ${outcome.refusal.reason}`);
    expect(commandOf(name).reply.parse(outcome.reply)).toEqual(outcome.reply);
  });

  test("is used on what is there, and on what is born with it", async () => {
    const { world, site } = await wholeSite();
    const { arguments: shape, minted } = commandOf(name);
    const args = cases.arguments(site, site[cases.by]);
    const born = new Set(minted?.(args));
    const named = [...referencesIn(shape, args)];
    const missing = named.filter(
      ({ entity, id }) => !born.has(Number(id)) && !world.find(entity, id),
    );
    expect(missing).toEqual([]);
  });

  test("gives each role what its cases say", async () => {
    const { disabled: _disabled, signedOut: _signedOut, ...codes } = cases.roles;
    expect(await codesOf(cases)).toEqual(codes);
  });

  test.each(Object.entries(cases.refusals ?? {}))("refuses %s", async (_sentence, refusal) => {
    const { world, site } = await wholeSite();
    const me = site[refusal.by ?? "leader"];
    const outcome = run(world, me.userId, name, refusal.arguments(site, me));
    const { code, reason } = refusal;
    expect(outcome).toMatchObject({ ok: false, refusal: { code, reason } });
  });
});
