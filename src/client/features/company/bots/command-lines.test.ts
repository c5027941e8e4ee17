import { expect, test } from "vitest";
import { commandsOfLines, linesOfCommands } from "./command-lines.ts";

const wind = { command: "wind", description: "How strong it blows" };

test("a line is a name and what it does, with or without a slash and a dash", () => {
  const lines =
    "wind How strong it blows\n\n/wind - How strong it blows\n wind – How strong it blows";
  expect(commandsOfLines(lines)).toEqual({ read: [wind, wind, wind] });
  expect(commandsOfLines(linesOfCommands([wind]))).toEqual({ read: [wind] });
  expect(commandsOfLines("")).toEqual({ read: [] });
});

test.each(["wind", "Wind blows", "风 风速", `wind ${"a".repeat(101)}`])(
  "%j is none, and is named",
  (line) => {
    expect(commandsOfLines(`wind How strong it blows\n${line}`).wrong).toBe(line);
  },
);
