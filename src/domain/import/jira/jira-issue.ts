import { cleanLine, cleanText } from "../clean-text.ts";

/** One issue of the file, by what is read of it. */
export interface JiraIssue {
  readonly id: string;
  readonly key: string;
  readonly parent: string;
  readonly name: string;
  readonly status: string;
  readonly isDone: boolean;
  readonly priority: string;
  readonly assignee: string;
  readonly desc: string;
  readonly due: string;
  readonly start: string;
  readonly resolved: string;
  readonly labels: readonly string[];
  readonly comments: readonly string[];
  /** "date;author;name of the file;address" */
  readonly attachments: readonly string[];
  /** Seconds that it is thought to take. */
  readonly estimate: string;
  /** Keys of those that wait for it, and for which it waits. */
  readonly blocks: readonly string[];
  readonly blockedBy: readonly string[];
}

/** Whether these are the headings of a file of issues. */
export function isJiraHead(head: readonly string[]): boolean {
  const names = new Set(head.map((name) => name.trim().toLowerCase()));
  return names.has("summary") && names.has("issue key");
}

/** Reads rows by the places of their headings: a name may stand there many times. */
export function issueReader(head: readonly string[]): (row: readonly string[]) => JiraIssue {
  const places = Map.groupBy(head.keys(), (at) => (head[at] ?? "").trim().toLowerCase());
  return (row) => {
    const all = (...names: readonly string[]) =>
      names
        .flatMap((name) => places.get(name) ?? [])
        .map((at) => cleanText(row[at] ?? ""))
        .filter((text) => text !== "");
    const one = (...names: readonly string[]) => all(...names)[0] ?? "";
    return {
      id: one("issue id"),
      key: one("issue key"),
      parent: one("parent id", "parent"),
      name: cleanLine(one("summary")),
      status: cleanLine(one("status")),
      isDone: one("status category").toLowerCase() === "done" || one("resolved") !== "",
      priority: one("priority").toLowerCase(),
      assignee: cleanLine(one("assignee")),
      desc: one("description"),
      due: one("due date"),
      start: one("start date", "custom field (start date)"),
      resolved: one("resolved"),
      labels: all("labels").map(cleanLine),
      comments: all("comment", "comments"),
      attachments: all("attachment", "attachments"),
      estimate: one("original estimate"),
      blocks: all("outward issue link (blocks)"),
      blockedBy: all("inward issue link (blocks)"),
    };
  };
}
