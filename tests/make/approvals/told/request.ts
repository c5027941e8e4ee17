import type { StepMode } from "#domain/approval/flow/flow.ts";
import type { WayNode } from "./way.ts";

/** What became of a hand: it agreed, refused, gave back, gave to somebody else, or was settled without its word. */
type Word = 1 | 2 | 6 | 7 | 8;

/** One line of the table: a hand that is needed somewhere. */
export interface Hand {
  readonly of: number;
  word?: Word;
  readonly auto?: boolean;
  /** Who speaks for them. */
  deputy?: number | undefined;
  /** The place that has to be done before it is their turn again. */
  waitsFor?: number | undefined;
}

/** Where hands are needed at the same time. */
export interface Place {
  readonly id: number;
  readonly round: number;
  readonly node: number;
  readonly mode: StepMode;
  readonly hands: Hand[];
  /** The flow has it, and nobody besides. */
  readonly isOwn: boolean;
  /** The place in which somebody wanted this one first, 0 = none. */
  readonly within: number;
  /** Those who are needed behind it, before it goes on. */
  behind: (readonly number[])[];
  /** The node to which it goes from here, 0 = the next one. */
  readonly leads: number;
  isOver: boolean;
}

/** A request as a table of hands. Nothing here is reckoned by the state machine. */
export interface Told {
  status: 1 | 2 | 3 | 4 | 5 | 8;
  round: number;
  readonly places: Place[];
  readonly copied: Set<number>;
  /** The place from which it was last given back, 0 = none. */
  sentBackFrom: number;
  /** The place that did not agree last, 0 = none. */
  refusedIn: number;
  urgedAt: number;
}

/** The flow that a request goes through, as a table tells it. */
export interface Rules {
  /** The way from the beginning, or what comes behind a node. */
  behind(node: number): readonly WayNode[];
  has(node: number): boolean;
  hands(node: number): { readonly asks: readonly number[]; readonly mode: StepMode };
  readonly copies: ReadonlyMap<number, readonly number[]>;
  readonly repeated: "each" | "notInARow" | "once";
  readonly recheck: "fromStart" | "fromRejecting";
  readonly deputies: ReadonlyMap<number, number>;
  readonly asker: number;
}

export function tellStart(rules: Rules): Told {
  const empty = { places: [], copied: new Set<number>(), sentBackFrom: 0, refusedIn: 0 };
  const told: Told = { status: 3, round: 1, urgedAt: 0, ...empty };
  goOn(told, rules, 0);
  standIn(told, rules);
  return told;
}

/** Whether it is somebody's turn in a place. */
export function isAsked(place: Place, hand: Hand): boolean {
  if (place.isOver || hand.word !== undefined || hand.waitsFor !== undefined) return false;
  const first = place.hands.find(({ word }) => word === undefined);
  return place.mode !== "sequence" || first === hand;
}

/** The hand that somebody has to lift now: their own before one for which they stand in. */
export function handOf(told: Told, userId: number): { place: Place; hand: Hand } | undefined {
  if (told.status !== 3) return undefined;
  const asked = told.places.flatMap((place) =>
    place.hands.filter((hand) => isAsked(place, hand)).map((hand) => ({ place, hand })),
  );
  const own = asked.find(({ hand }) => hand.of === userId);
  return own ?? asked.find(({ hand }) => hand.deputy === userId);
}

/** Comes to what stands behind a node, and by all that needs nobody. */
export function goOn(told: Told, rules: Rules, node: number): void {
  for (const next of rules.behind(node)) {
    if (next.kind === "copy") {
      for (const userId of rules.copies.get(next.id) ?? []) told.copied.add(userId);
    } else if (needs(told, rules, next.id)) return;
  }
  told.status = 1;
}

/** Comes to a node that is named, and goes on behind it where it needs nobody. */
function comeTo(told: Told, rules: Rules, node: number): void {
  if (!needs(told, rules, node)) goOn(told, rules, node);
}

/** Goes on behind a node with the first place that has not said yes, and with `last` at the latest. */
export function goOnTo(told: Told, rules: Rules, node: number, last: number): void {
  const way = rules.behind(node).filter(({ kind }) => kind !== "copy");
  const first = way.find(({ id }) => id === last || !isYes(told, id));
  if (first) comeTo(told, rules, first.id);
  else goOn(told, rules, node);
}

/** Whether a node said yes when it was last its turn. */
function isYes(told: Told, node: number): boolean {
  const last = told.places.findLast((place) => place.isOwn && place.node === node);
  if (!last) return false;
  const words = last.hands.map(({ word }) => word);
  if (words.length === 0) return true;
  const enough = last.mode === "either" ? [1] : [1, 7];
  const yes = words.filter((word) => enough.includes(word ?? 0));
  return last.mode === "either" ? yes.length > 0 : yes.length === words.length;
}

/** Whether somebody is needed at a node. */
function needs(told: Told, rules: Rules, node: number): boolean {
  const { asks, mode } = rules.hands(node);
  const said = saidYes(told, rules);
  const hands = asks.map((of): Hand => (said.has(of) ? { of, word: 1, auto: true } : { of }));
  const place = openPlace(told, { node, mode, hands });
  closeDone(place);
  return !place.isOver;
}

type Opening = Pick<Place, "node" | "mode" | "hands"> & Partial<Place>;

export function openPlace(told: Told, opening: Opening): Place {
  const usual = { isOwn: true, within: 0, behind: [], leads: 0, isOver: false };
  const place: Place = { id: told.places.length + 1, round: told.round, ...usual, ...opening };
  told.places.push(place);
  // Whoever is needed now has not been urged.
  told.urgedAt = 0;
  told.status = 3;
  return place;
}

/** Who need not say yes again. */
function saidYes(told: Told, { repeated }: Rules): ReadonlySet<number> {
  if (repeated === "each") return new Set();
  const asking = told.places.filter(
    ({ round, id, hands }) => round === told.round && id > told.sentBackFrom && hands.length > 0,
  );
  const counted = repeated === "once" ? asking : asking.slice(-1);
  const yes = counted.flatMap(({ hands }) => hands.filter(({ word }) => word === 1));
  return new Set(yes.map(({ of }) => of));
}

/** A place is over once any hand agreed where one is enough, and once every hand has a word everywhere else. */
export function closeDone(place: Place): void {
  const isEnough = place.mode === "either" && place.hands.some(({ word }) => word === 1);
  if (isEnough || place.hands.every(({ word }) => word !== undefined)) settle(place);
}

function settle(place: Place): void {
  place.isOver = true;
  for (const hand of place.hands) {
    if (hand.word !== undefined) continue;
    hand.word = 8;
    hand.deputy = undefined;
    hand.waitsFor = undefined;
  }
}

/** Settles what was wanted first within places that are over by now. */
export function settleWithin(told: Told): void {
  for (const place of told.places) {
    const around = told.places.find(({ id }) => id === place.within);
    if (!place.isOver && around?.isOver) settle(place);
  }
}

export function settleAll(told: Told): void {
  for (const place of told.places) if (!place.isOver) settle(place);
}

/** Lets others speak for those who are away: nobody twice in a place, and never who asks. */
export function standIn(told: Told, { deputies, asker }: Rules): void {
  if (told.status !== 3) return;
  for (const place of told.places.filter(({ isOver }) => !isOver)) {
    const open = place.hands.filter(({ word }) => word === undefined);
    const needed = new Set(open.map(({ of }) => of));
    for (const hand of place.hands)
      if (hand.word === undefined && needed.has(hand.deputy ?? 0)) hand.deputy = undefined;
    for (const hand of place.hands.filter((one) => isAsked(place, one))) {
      const deputy = deputies.get(hand.of);
      const speak = [asker, ...place.hands.flatMap((one) => [one.of, one.deputy])];
      if (hand.deputy === undefined && !speak.includes(deputy)) hand.deputy = deputy;
    }
  }
}
