/** What stands as it is: people, things, and addresses. */
const KEPT = /(<@\d{1,16}>|<[#%][tpf]\d{1,16}:[^<>\n]{1,100}>|https?:\/\/\S+)/;
const MARK = /[\\*_`~[<]/g;

/** Words as somebody says them of themselves, "Tom fetches the ladder": emphasised, and no other mark in them. */
export function inThirdPerson(name: string, words: string): string {
  return `${name} ${words}`
    .split("\n")
    .map((line) => line.trim())
    .map((line) => (line === "" ? line : `*${withoutMarks(line)}*`))
    .join("\n");
}

function withoutMarks(line: string): string {
  return line
    .split(KEPT)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replaceAll(MARK, String.raw`\$&`)))
    .join("");
}
