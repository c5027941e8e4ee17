/** What a message has to hold, as SQL of a table's name; the words of indexes, which go by them. */
export const HOLDING = {
  image: (table: string) => `${table}.withdraw_time = 0 and ${table}.mtype = 'image'`,
  file: (table: string) => `${table}.withdraw_time = 0 and ${table}.mtype = 'file'`,
  record: (table: string) => `${table}.withdraw_time = 0 and ${table}.mtype = 'record'`,
  link: (table: string) => `${table}.withdraw_time = 0 and ${table}.msg->>'text' ~ 'https?://'`,
  tag: (table: string) =>
    `exists (select 1 from message_marks k where k.id = ${table}.id and k.tag_user_id > 0)`,
  todo: (table: string) =>
    `exists (select 1 from message_marks k where k.id = ${table}.id and k.todos <> '[]')`,
} as const;
