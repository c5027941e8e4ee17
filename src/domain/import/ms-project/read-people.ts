import { TASK_NAME_MAX } from "../../limits.ts";
import type { ImportMember } from "../board-import.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import type { Schedule } from "./schedule.ts";

/** What Microsoft calls people and machines; others are used up. */
const WORK = "1";

interface Assigned {
  readonly memberKeys: string[];
  /** Names of what it uses up. */
  readonly materials: string[];
}

/** Who and what is assigned to tasks. */
export class ResourceReader {
  readonly #byTask: ReadonlyMap<string, readonly string[]>;
  readonly #people = new Map<string, ImportMember>();
  readonly #materials = new Map<string, string>();
  readonly #met = new Set<string>();

  constructor({ resources, assignments }: Schedule) {
    for (const resource of resources) {
      const key = resource.get("UID") ?? "";
      const mail = cleanLine(resource.get("EmailAddress") ?? "");
      const name = cutText(cleanLine(resource.get("Name") ?? "") || mail, TASK_NAME_MAX);
      if (key === "" || name === "" || this.#people.has(key) || this.#materials.has(key)) continue;
      if ((resource.get("Type") ?? WORK) === WORK)
        this.#people.set(key, { key, name, username: mail });
      else this.#materials.set(key, name);
    }
    const pairs = assignments.map((one) => ({
      task: one.get("TaskUID") ?? "",
      resource: one.get("ResourceUID") ?? "",
    }));
    const byTask = Map.groupBy(pairs, ({ task }) => task);
    this.#byTask = new Map(
      Array.from(byTask, ([task, some]) => [task, some.map(({ resource }) => resource)]),
    );
  }

  /** Those whom tasks have named that were read so far. */
  get members(): ImportMember[] {
    return [...this.#people.values()].filter(({ key }) => this.#met.has(key));
  }

  read(uid: string): Assigned {
    const keys = [...new Set(this.#byTask.get(uid) ?? [])];
    const memberKeys = keys.filter((key) => this.#people.has(key));
    for (const key of memberKeys) this.#met.add(key);
    return { memberKeys, materials: keys.flatMap((key) => this.#materials.get(key) ?? []) };
  }
}
