import { expect, test } from "vitest";
import { unitOfHeading, unitOfText } from "./unit-of-heading.ts";

test.each([
  ["Volume (m³)", "Volume", "m³"],
  ["Preis [€/m²]", "Preis", "€/m²"],
  ["单价（元/吨）", "单价", "元/吨"],
  ["数量(吨)", "数量", "吨"],
  ["Length mm", "Length", "mm"],
  ["Weight, kg", "Weight", "kg"],
  ["Menge in t", "Menge", "t"],
  ["Montant en EUR", "Montant", "EUR"],
  ["Noise dB(A)", "Noise", "dB(A)"],
  ["Noise (dB(A))", "Noise", "dB(A)"],
  ["Amount (net)", "Amount (net)", ""],
  ["Date (day)", "Date", "day"],
  ["Team St", "Team St", ""],
  ["(m)", "(m)", ""],
  ["", "", ""],
])("%o is called %o and counted in %o", (heading, name, unit) => {
  expect(unitOfHeading(heading)).toEqual({ name, unit });
});

test("numbers in words bring their unit along", () => {
  expect(["12.5 m³", "€5", "3", "7 dwarfs", "-4,5 kg"].map(unitOfText)).toEqual([
    "m³",
    "€",
    "",
    "",
    "kg",
  ]);
});
