import { type Flow, type FlowBranch, type FlowNode, NOBODY } from "#domain/approval/flow/flow.ts";
import { begin } from "#domain/approval/state/act.ts";
import type { Course } from "#domain/approval/state/course.ts";
import { courseOf, flow } from "../flows.ts";
import { type Both, standIn } from "./compare.ts";
import { type Rules, tellStart } from "./request.ts";
import { ASKER, type ToldStep, toldCompany } from "./steps.ts";
import { wayThrough } from "./way.ts";

/** A flow with what is told of it. */
export interface ToldWorld {
  readonly course: Course;
  readonly rules: Rules;
  /** The conditions that hold; they may change while a request is on its way. */
  readonly holds: Set<string>;
}

/** A place of a flow: a step by its line in the table, people who get to know of it, or branches by what holds. */
export type ToldNode =
  | { readonly told: ToldStep }
  | { readonly copyTo: readonly number[] }
  | {
      readonly branches: Readonly<Record<string, readonly ToldNode[]>>;
      readonly whenNone: "skip" | "managers";
    };

interface Details extends Partial<Pick<Flow, "recheck" | "repeated" | "own">> {
  readonly holds?: readonly string[];
  readonly deputies?: ReadonlyMap<number, number>;
  /** Who is asked where a branching leads nowhere; administrators where no manager is there. */
  readonly managerIsThere?: boolean;
}

/** A flow as it runs, and the same as the table tells it. */
export function toldWorld(nodes: readonly ToldNode[], details: Details = {}): ToldWorld {
  const { holds: first = [], deputies = new Map(), managerIsThere = true, ...rest } = details;
  const drawn = drawing(managerIsThere ? 900 : 999);
  const holds = new Set(first);
  const of = flow(drawn.draw(nodes), rest);
  const course = courseOf(of, {
    people: toldCompany({ managerIsThere }),
    holds: ({ name }) => holds.has(name),
    initiatorId: ASKER,
    chosen: drawn.chosen,
  });
  const rules: Rules = {
    behind: (node) => {
      const way = wayThrough(of, holds, node);
      return way.slice(way.findIndex(({ id }) => id === node) + 1);
    },
    has: (node) => drawn.hands.has(node),
    hands: (node) => drawn.hands.get(node) ?? { asks: [], mode: "either" },
    copies: drawn.copies,
    repeated: of.repeated,
    recheck: of.recheck,
    deputies,
    asker: ASKER,
  };
  return { course, rules, holds };
}

/** Writes nodes down as the product does, and beside it who is asked at each. */
function drawing(managerId: number) {
  const hands = new Map<number, { asks: readonly number[]; mode: ToldStep["mode"] }>();
  const copies = new Map<number, readonly number[]>();
  const chosen = new Map<number, readonly number[]>();
  let id = 0;
  const draw = (nodes: readonly ToldNode[]): FlowNode[] =>
    nodes.map((node): FlowNode => {
      id += 1;
      const name = `Node ${id}`;
      if ("told" in node) {
        const { approvers, whenEmpty, asks, mode } = node.told;
        hands.set(id, { asks: asks.map((one) => (one === 900 ? managerId : one)), mode });
        if (node.told.chosen) chosen.set(id, node.told.chosen);
        return { kind: "step", id, name, approvers, whenEmpty };
      }
      if ("copyTo" in node) {
        copies.set(id, node.copyTo);
        return { kind: "copy", id, name, people: { ...NOBODY, userIds: [...node.copyTo] } };
      }
      hands.set(id, { asks: [managerId], mode: "either" });
      const branching = { kind: "branching", id, name, whenNone: node.whenNone } as const;
      const branches = Object.entries(node.branches).map(([when, inner]): FlowBranch => ({
        name: when,
        when: "",
        initiators: NOBODY,
        nodes: draw(inner),
      }));
      return { ...branching, branches };
    });
  return { draw, hands, copies, chosen };
}

export function beginBoth({ course, rules }: ToldWorld): Both {
  const doing = { userId: ASKER, initiatorId: ASKER, remarks: "", now: 1 };
  return { state: standIn(begin(course, doing), rules), told: tellStart(rules) };
}
