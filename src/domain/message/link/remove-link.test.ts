import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import type { Change } from "../../command.ts";
import type { Reading } from "../../reading.ts";
import { linkToLookUp, putLink } from "./put-link.ts";

const PAGE = "https://example.com/norm";
const link = { url: PAGE, title: "The norm", text: "", thumb: "", width: 0, height: 0 };

type World = ReturnType<typeof makeCompany>;

function follow(world: World, reading: Reading<Change[]>): readonly Change[] {
  const changes = world.reads(reading);
  world.put(changes);
  return changes;
}

/** A message with what was found out about its link. */
function makeLinked(world: World, text = `See ${PAGE}`) {
  const message = makeMessage(world, makeGroup(world).id, { text });
  follow(world, putLink(message.id, link));
  return world.row("message", message.id);
}

test("a message gets to know where its link leads, once", () => {
  const world = makeCompany();
  const linked = makeLinked(world);
  expect(linked).toMatchObject({ modify: 0, edits: [], msg: { text: `See ${PAGE}`, link } });
  expect(linkToLookUp(linked)).toBeUndefined();
  expect(follow(world, putLink(linked.id, { ...link, title: "Another" }))).toEqual([]);
});

test("its author takes it away, and it does not come again while the link stays", () => {
  const world = makeCompany();
  const { id } = makeLinked(world);
  expect(world.refuses(LEADER, "message.unlink", { msgId: id }).reason).toBe("message.authorOnly");
  world.does(MEMBER, "message.unlink", { msgId: id });
  expect(world.row("message", id).msg).toEqual({ text: `See ${PAGE}`, type: "text", noLink: true });
  expect(world.does(MEMBER, "message.unlink", { msgId: id }).changes).toEqual([]);
  expect(follow(world, putLink(id, link))).toEqual([]);
  world.does(MEMBER, "message.edit", { msgId: id, text: `Please see ${PAGE}` });
  expect(linkToLookUp(world.row("message", id))).toBeUndefined();
  world.does(MEMBER, "message.edit", { msgId: id, text: "See https://example.com/other" });
  expect(linkToLookUp(world.row("message", id))).toBe("https://example.com/other");
});

test("with other words about the same link it stays, with another link it goes", () => {
  const world = makeCompany();
  const { id } = makeLinked(world);
  world.does(MEMBER, "message.edit", { msgId: id, text: `Read ${PAGE}` });
  expect(world.row("message", id).msg).toMatchObject({ link });
  world.does(MEMBER, "message.edit", { msgId: id, text: "No link any more" });
  expect(world.row("message", id).msg).toEqual({ text: "No link any more", type: "text" });
});

test("what was taken back gets to know nothing", () => {
  const world = makeCompany();
  const { id } = makeLinked(world);
  world.does(MEMBER, "message.withdraw", { msgId: id });
  expect(world.row("message", id).msg).toEqual({ text: "", type: "text" });
  expect(world.refuses(MEMBER, "message.unlink", { msgId: id }).reason).toBe("message.gone");
});
