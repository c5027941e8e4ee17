import { PASSWORD_MIN } from "../limits.ts";

/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const POPULAR = [
  "password",
  "passwort",
  "qwerty",
  "qwertz",
  "letmein",
  "welcome",
  "admin",
  "abc123",
  "iloveyou",
];
const RUNS = "abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm";

/** How hard a password is to guess, by the bits that its characters bring; words everybody knows bring few. */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 0;
  const bits = countBits(withoutGuessable(password.toLowerCase(), known), alphabetOf(password));
  if (bits < 36) return 1;
  if (bits < 50) return 2;
  return bits < 66 ? 3 : 4;
}

/** Each guessable piece shrinks to one character. */
function withoutGuessable(password: string, known: readonly string[]): string {
  let rest = password;
  for (const word of [...POPULAR, ...known.map((text) => text.toLowerCase())]) {
    if (word.length >= 3) rest = rest.replaceAll(word, "*");
  }
  return withoutRuns(rest);
}

/** "1234" and "aaaa" count as one character each. */
function withoutRuns(text: string): string {
  let result = "";
  for (const character of text) {
    const before = result.at(-1) ?? "";
    const continues = before !== "" && (character === before || RUNS.includes(before + character));
    result = continues ? result.slice(0, -1) + character : result + character;
  }
  return result;
}

function alphabetOf(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[!-/:-@[-`{-~ ]/.test(password)) size += 33;
  if (/[^ -~]/.test(password)) size += 100;
  return Math.max(size, 10);
}

function countBits(rest: string, alphabet: number): number {
  return rest.length * Math.log2(alphabet);
}
