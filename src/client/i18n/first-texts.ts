/** Texts of every screen. */
const everywhere = ["shell", "time", "refusal"];

/** Texts that the screens of an address begin with, by how the address begins; others come as they are asked for. */
export const firstTexts: Readonly<Record<string, readonly string[]>> = {
  "/manage/messenger": [...everywhere, "messenger", "chat"],
  "/manage/plan": [...everywhere, "board", "task", "plans"],
  "/manage/workbench": [...everywhere, "my-tasks", "task"],
  "/single/task": [...everywhere, "task", "chat"],
  "/login": [...everywhere, "session"],
};

/** Texts that the screen at an address begins with. */
export function textsFor(path: string): readonly string[] {
  const start = Object.keys(firstTexts).find((address) => path.startsWith(address));
  return (start && firstTexts[start]) || everywhere;
}
