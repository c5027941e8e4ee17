import type { Id } from "../../id.ts";
import type { Times } from "../task-times.ts";
import type { Priority } from "../task.ts";
import type { QuickTask } from "./quick-task.ts";

/** What of a new task was said in words, as it is added. */
interface QuickArguments {
  readonly name: string;
  readonly owner?: Id[];
  readonly tag?: Id[];
  readonly priority?: Priority;
  readonly times?: Times;
}

export function quickArguments({ name, parts }: QuickTask): QuickArguments {
  const idsOf = (kind: "person" | "tag") => [
    ...new Set(parts.flatMap((part) => (part.kind === kind ? [part.id] : []))),
  ];
  const owner = idsOf("person");
  const tag = idsOf("tag");
  const priority = parts.find((part) => part.kind === "priority")?.priority;
  const times = parts.find((part) => part.kind === "times")?.times;
  return {
    name,
    ...(owner.length > 0 && { owner }),
    ...(tag.length > 0 && { tag }),
    ...(priority !== undefined && { priority }),
    ...(times && { times }),
  };
}
