import type { Flow, FlowNode } from "#domain/approval/flow/flow.ts";
import { type Described, describeFlow } from "./describe-flow.ts";
import type { FlowWords } from "./flow-words.ts";

/** What of one thing of a flow became something else. */
export interface FlowDifference {
  readonly key: string;
  readonly title: string;
  readonly what: "added" | "removed" | "changed";
  readonly facts: readonly ChangedFact[];
}

interface ChangedFact {
  readonly label: string;
  /** "" = it was not there. */
  readonly before: string;
  readonly after: string;
}

/** How a version of a flow differs from an earlier one, in words; what stands elsewhere now says where. */
export function compareFlows(before: Flow, after: Flow, words: FlowWords): FlowDifference[] {
  const [was, is] = [describeFlow(before, words), describeFlow(after, words)];
  const common = new Set([...was.keys()].filter((key) => is.has(key)));
  const [stood, stands] = [placesIn(before, common), placesIn(after, common)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key): FlowDifference[] => {
    const [old, now] = [was.get(key), is.get(key)];
    if (!old || !now) {
      const { title, facts } = (now ?? old) as Described;
      const said = [...facts].map(([label, text]) => ({
        label,
        before: now ? "" : text,
        after: now ? text : "",
      }));
      return [{ key, title, what: now ? "added" : "removed", facts: said }];
    }
    const labels = new Set([...old.facts.keys(), ...now.facts.keys()]);
    const facts = [...labels].map((label) => ({
      label,
      before: old.facts.get(label) ?? "",
      after: now.facts.get(label) ?? "",
    }));
    const name = { label: words.t("difference.name"), before: old.title, after: now.title };
    const behind = (of: ReadonlyMap<string, string>, said: ReadonlyMap<string, Described>) =>
      said.get(of.get(key) ?? "")?.title ?? words.t("difference.first");
    const moved = stood.get(key) !== stands.get(key);
    const place = {
      label: words.t("difference.behind"),
      before: behind(stood, was),
      after: behind(stands, is),
    };
    const changed = [name, ...facts].filter((fact) => fact.before !== fact.after);
    const told = moved ? [...changed, place] : changed;
    return told.length > 0 ? [{ key, title: now.title, what: "changed", facts: told }] : [];
  });
}

/** Behind which node each one stands, of those that are in both versions; "" and the branch where it is the first. */
function placesIn({ nodes }: Flow, common: ReadonlySet<string>): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const walk = (list: readonly FlowNode[], first: string) => {
    let last = first;
    for (const node of list) {
      const key = `node ${node.id}`;
      if (common.has(key)) {
        places.set(key, last);
        last = key;
      }
      if (node.kind === "branching")
        for (const [at, branch] of node.branches.entries()) walk(branch.nodes, `${key} ${at}`);
    }
  };
  walk(nodes, "");
  return places;
}
