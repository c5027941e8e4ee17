/**
 * Which of two versions such as "0.19.0" is newer: above 0 the left one, below 0 the right one. A pre-release
 * ("1.0.0-beta.1") comes before its release; what is no number counts as 0.
 */
export function compareVersions(left: string, right: string): number {
  const [ours, theirs] = [takeApart(left), takeApart(right)];
  const core = compareNumbers(ours.core, theirs.core);
  if (core !== 0) return core;
  if (ours.early === "" || theirs.early === "") return theirs.early.length - ours.early.length;
  return ours.early.localeCompare(theirs.early, "en", { numeric: true });
}

function takeApart(version: string): { core: readonly number[]; early: string } {
  const [plain = ""] = version.trim().replace(/^v/i, "").split("+");
  const [core = "", ...early] = plain.split("-");
  const numbers = core.split(".").map((piece) => (/^\d+$/.test(piece) ? Number(piece) : 0));
  return { core: numbers, early: early.join("-") };
}

function compareNumbers(left: readonly number[], right: readonly number[]): number {
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
