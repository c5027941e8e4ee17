import { expect, test } from "vitest";
import type { Contact } from "../tables/own/contact.ts";
import { ABSENCE, CATCH_UP, earliestCredible, firstContact, heardAgain } from "./contact.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const nine = Date.UTC(2026, 5, 1, 9);

/** A browser that was signed in at nine and heard of from `from` to `to`, every `every`. */
function heard(contact: Contact, from: number, to: number, every = 15 * SECOND): Contact {
  let known = contact;
  for (let at = from; at <= to; at += every) known = heardAgain(known, at);
  return known;
}

/** In contact from nine to ten, away until five in the afternoon. */
const ten = nine + HOUR;
const five = nine + 8 * HOUR;
const backAtFive = heardAgain(heard(firstContact(nine), nine, ten), five);

test("while the line stands, nothing was done before just now", () => {
  const contact = heard(firstContact(nine), nine, ten);
  expect(earliestCredible(contact, ten)).toBe(ten - ABSENCE);
});

test("who comes back brings what was done since the last contact, and nothing older", () => {
  expect(earliestCredible(backAtFive, five)).toBe(ten);
});

test("catching up goes on over many calls, and ends", () => {
  const catching = heard(backAtFive, five, five + 40 * MINUTE);
  expect(earliestCredible(catching, five + 40 * MINUTE)).toBe(ten);
  const late = five + CATCH_UP + MINUTE;
  expect(earliestCredible(heard(catching, five + 40 * MINUTE, late), late)).toBe(late - ABSENCE);
});

test("a line that goes again before all was told takes nothing away", () => {
  const flicker = heard(backAtFive, five, five + 10 * SECOND, SECOND);
  const eight = five + 3 * HOUR;
  expect(earliestCredible(heardAgain(flicker, eight), eight)).toBe(ten);
});

test("who comes and goes keeps no past open for longer than catching up takes", () => {
  let contact = backAtFive;
  let now = five;
  for (; now < five + 30 * HOUR; now += 3 * MINUTE) contact = heardAgain(contact, now);
  expect(earliestCredible(contact, now)).toBeGreaterThan(now - 2 * CATCH_UP);
});

test("the next absence begins where the line went, once all had time to be told", () => {
  const evening = five + 2 * HOUR;
  const worked = heard(backAtFive, five, evening);
  const morning = evening + 14 * HOUR;
  expect(earliestCredible(heardAgain(worked, morning), morning)).toBe(evening);
});

test("silence that is shorter than a note is no absence", () => {
  const contact = heard(firstContact(nine), nine, ten);
  expect(heardAgain(contact, ten + 30 * SECOND)).toBe(contact);
});

test("a clock that is set back opens no past", () => {
  const contact = heard(firstContact(nine), nine, ten);
  const yesterday = ten - 24 * HOUR;
  const known = heardAgain(contact, yesterday);
  expect(earliestCredible(known, yesterday)).toBe(yesterday - ABSENCE);
  const later = yesterday + HOUR;
  expect(earliestCredible(heard(known, yesterday, later), later)).toBe(later - ABSENCE);
});
