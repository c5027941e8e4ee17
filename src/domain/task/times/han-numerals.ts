const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const SIGNS = Object.keys(digits).join("");
/** Not behind what begins the name of a weekday, and only before what is counted or told by a clock. */
const numeral = new RegExp(
  `(?<![周週期拜])(?<tens>[${SIGNS}]?十)?(?<ones>[${SIGNS}])?(?=\\s*[个個点點时時小天日号號分周週星月])`,
  "gu",
);

/** "下午三点" with the numbers in digits, "下午3点"; the numbers of weekdays stay. */
export function digitsOfHan(text: string): string {
  return text.replaceAll(numeral, (found, tens: string = "", ones: string = "") => {
    if (found === "") return "";
    const ten = tens === "" ? 0 : (digits[tens.slice(0, -1)] ?? 1);
    return String(ten * 10 + (digits[ones] ?? 0));
  });
}
