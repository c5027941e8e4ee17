/** What a message has to hold, as SQL of a table's name; the words of indexes, which go by them. */
export const HOLDING = {
  image: (table: string) => bringing(table, "image"),
  file: (table: string) => bringing(table, "file"),
  record: (table: string) => bringing(table, "record"),
  link: (table: string) => `${table}.withdraw_time = 0 and ${table}.msg->>'text' ~ 'https?://'`,
  tag: (table: string) =>
    `exists (select 1 from message_marks k where k.id = ${table}.id and k.tag_user_id > 0)`,
  todo: (table: string) =>
    `exists (select 1 from message_marks k where k.id = ${table}.id and k.todos <> '[]')`,
} as const;

/** What was withdrawn holds nothing, nor does what has brought a file that was taken away. */
function bringing(table: string, mtype: "image" | "file" | "record"): string {
  return `${table}.withdraw_time = 0 and ${table}.mtype = '${mtype}' and ${table}.msg->>'gone' is null`;
}
