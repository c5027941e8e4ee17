import type { Act } from "#domain/approval/state/act.ts";
import {
  closeDone,
  goOn,
  type Hand,
  handOf,
  goOnTo,
  openPlace,
  type Place,
  type Rules,
  settleAll,
  settleWithin,
  standIn,
  type Told,
} from "./request.ts";

const HOUR = 3_600_000;

/** Whose it is to do something, by what has become of the request: who asked, who manages the flow, or whose turn it is. */
const MAY: Readonly<
  Record<Act["what"], Readonly<Record<number, "asker" | "manager" | "turn" | "all">>>
> = {
  approve: { 3: "turn" },
  reject: { 3: "turn" },
  transfer: { 3: "turn" },
  addBefore: { 3: "turn" },
  addAfter: { 3: "turn" },
  sendBack: { 3: "turn" },
  withdraw: { 3: "asker" },
  urge: { 3: "asker" },
  resubmit: { 2: "asker", 4: "asker", 5: "asker" },
  void: { 1: "manager", 2: "manager", 3: "manager", 4: "manager", 5: "manager" },
  comment: { 1: "all", 2: "all", 3: "all", 4: "all", 5: "all", 8: "all" },
};
/** What came back to who asked is theirs to void as well. */
const CAME_BACK = new Set([2, 4, 5]);

/** Who does something, and when. */
interface Doing {
  readonly userId: number;
  readonly now: number;
}

/** Why somebody cannot do something with a request; undefined = they can. */
export function tellWhyNot(told: Told, does: Act, rules: Rules, doing: Doing): string | undefined {
  const turn = handOf(told, doing.userId);
  if (!isTheirs(told, does, rules, doing)) {
    if (does.what !== "withdraw" || doing.userId !== rules.asker) return "approval.notYourTurn";
    return told.status === 1 ? "approval.alreadyPassed" : "approval.notInReview";
  }
  if (does.what === "urge" && told.urgedAt > 0 && doing.now < told.urgedAt + HOUR)
    return "approval.urgedAlready";
  if (does.what === "transfer" && turn) {
    const open = turn.place.hands.filter(({ word }) => word === undefined);
    if (open.some(({ of }) => of === does.userIds[0])) return "approval.askedAlready";
  }
  const goesBack = does.what === "sendBack" && does.toRun > 0;
  if (goesBack && turn && !placeBack(told, turn.place, does.toRun)) return "approval.noSuchStep";
  return undefined;
}

/** Whether something is somebody's to do by the table above. */
function isTheirs(told: Told, does: Act, { asker }: Rules, { userId }: Doing): boolean {
  if (does.what === "void" && userId === asker && CAME_BACK.has(told.status)) return true;
  switch (MAY[does.what][told.status]) {
    case "all":
      return true;
    case "asker":
      return userId === asker;
    case "manager":
      return does.what === "void" && does.manages;
    case "turn":
      return handOf(told, userId) !== undefined;
    default:
      return false;
  }
}

/** What was agreed to before in this round. */
function placeBack(told: Told, from: Place, to: number): Place | undefined {
  return told.places.find(
    ({ id, round, hands }) =>
      id === to && id < from.id && round === told.round && hands.some(({ word }) => word === 1),
  );
}

/** What a request becomes by what somebody may do. */
export function tell(before: Told, does: Act, rules: Rules, { userId, now }: Doing): Told {
  const told = structuredClone(before);
  const turn = handOf(told, userId);
  switch (does.what) {
    case "comment":
      break;
    case "urge":
      told.urgedAt = now;
      break;
    case "resubmit":
      askAgain(told, rules);
      break;
    case "withdraw":
    case "void":
      settleAll(told);
      told.status = does.what === "withdraw" ? 4 : 8;
      break;
    default:
      if (turn) lift(told, rules, { ...turn, userId }, does);
  }
  standIn(told, rules);
  return told;
}

function askAgain(told: Told, rules: Rules): void {
  const refused = told.places.find(({ id }) => id === told.refusedIn);
  const goesOn = rules.recheck === "fromRejecting" && told.status !== 4;
  told.round += 1;
  if (goesOn && refused && rules.has(refused.node)) goOnTo(told, rules, 0, refused.node);
  else goOn(told, rules, 0);
}

type Deciding = Exclude<Act, { what: "withdraw" | "urge" | "comment" | "void" | "resubmit" }>;

function lift(
  told: Told,
  rules: Rules,
  { place, hand, userId }: { place: Place; hand: Hand; userId: number },
  does: Deciding,
): void {
  const say = (word: 1 | 2 | 6 | 7) => {
    hand.word = word;
    hand.deputy = userId === hand.of ? undefined : userId;
  };
  switch (does.what) {
    case "approve":
      say(1);
      closeDone(place);
      settleWithin(told);
      if (place.isOver) goOnBehind(told, rules, place);
      return;
    case "reject":
      say(2);
      settleAll(told);
      told.status = 2;
      told.refusedIn = place.id;
      return;
    case "transfer":
      say(7);
      place.hands.splice(place.hands.indexOf(hand) + 1, 0, { of: does.userIds[0] ?? 0 });
      return;
    case "addBefore": {
      const hands = does.userIds.map((of): Hand => ({ of }));
      const first = openPlace(told, {
        node: place.node,
        mode: "joint",
        hands,
        isOwn: false,
        within: place.id,
      });
      hand.waitsFor = first.id;
      hand.deputy = undefined;
      return;
    }
    case "addAfter":
      place.behind.push(does.userIds);
      return;
    default:
      say(6);
      giveBack(told, place, does);
  }
}

function giveBack(
  told: Told,
  from: Place,
  { toRun, straight }: Extract<Act, { what: "sendBack" }>,
): void {
  const back = placeBack(told, from, toRun);
  settleAll(told);
  told.sentBackFrom = from.id;
  told.refusedIn = from.id;
  if (!back) {
    told.status = 5;
    return;
  }
  const agreed = back.hands.filter(({ word }) => word === 1).map(({ of }) => of);
  const hands = [...new Set(agreed)].map((of): Hand => ({ of }));
  openPlace(told, { node: back.node, mode: back.mode, hands, leads: straight ? from.node : 0 });
}

/** Those who are needed behind it, whoever wanted it first, or the flow. */
function goOnBehind(told: Told, rules: Rules, over: Place): void {
  const [first, ...behind] = over.behind;
  const waiting = told.places.flatMap(({ isOver, hands }) => (isOver ? [] : hands));
  const whoWaits = waiting.find(({ waitsFor }) => waitsFor === over.id);
  if (first) {
    const hands = first.map((of): Hand => ({ of }));
    const { node, within, leads } = over;
    const next = openPlace(told, {
      node,
      mode: "joint",
      hands,
      isOwn: false,
      within,
      behind,
      leads,
    });
    if (whoWaits) whoWaits.waitsFor = next.id;
  } else if (over.within > 0) {
    if (whoWaits) whoWaits.waitsFor = undefined;
  } else if (over.leads > 0 && rules.has(over.leads)) goOnTo(told, rules, over.node, over.leads);
  else goOn(told, rules, over.node);
}
