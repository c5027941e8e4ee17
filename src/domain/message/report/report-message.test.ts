import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { makeFile } from "#tests/make/files.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { REPORTS_MAX } from "./report-reasons.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const said = makeMessage(world, dialogId, { text: "You fool" });
  return { world, dialogId, said, wish: { msgId: said.id, reason: "abuse" as const } };
}

test("a report keeps the message as it stood, and is its reporter's alone", () => {
  const { world, said, wish } = makeChat();
  world.does(LEADER, "message.report", { ...wish, words: " Third time today " });
  world.does(MEMBER, "message.edit", { msgId: said.id, text: "You friend" });
  const report = world.row("messageReport", joinKey(said.id, LEADER));
  expect(report).toMatchObject({
    userId: LEADER,
    authorId: MEMBER,
    reason: "abuse",
    words: "Third time today",
    text: "You fool",
    place: "Crane crew",
    state: "open",
    decideTime: 0,
  });
  expect(world.all("message")).toHaveLength(1);
  expect(world.does(LEADER, "message.report", wish).changes).toEqual([]);
});

test("of a file its name is told, and nothing of what is in it", () => {
  const { world, dialogId } = makeChat();
  const { message } = makeFile(world, dialogId, { name: "Site.jpg", thumb: "" });
  const reported = world.does(LEADER, "message.report", { msgId: message.id, reason: "leak" });
  expect(reported.reply).toMatchObject({ mtype: "image", fileName: "Site.jpg", text: "" });
});

test("only who reads a message reports it, never what is theirs, was withdrawn or no message", () => {
  const { world, dialogId, said, wish } = makeChat();
  const reason = (userId: number, msgId = said.id) =>
    world.refuses(userId, "message.report", { ...wish, msgId }).reason;
  expect(reason(OUTSIDER)).toBe("message.gone");
  expect(reason(MEMBER)).toBe("message.notReportable");
  world.does(MEMBER, "message.tag", { msgId: said.id });
  const line = world.all("message").find(({ mtype }) => mtype === "tag");
  expect(reason(LEADER, line?.id)).toBe("message.notReportable");
  world.does(MEMBER, "message.withdraw", { msgId: said.id });
  expect(reason(LEADER)).toBe("message.gone");
  for (let count = 0; count < REPORTS_MAX; count += 1)
    world.does(LEADER, "message.report", { ...wish, msgId: makeMessage(world, dialogId).id });
  expect(reason(LEADER, makeMessage(world, dialogId).id)).toBe("message.reportsMax");
});
