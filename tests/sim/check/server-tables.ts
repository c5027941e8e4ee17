import type { Database } from "#server/tables/sql/db.ts";

const checks: readonly (readonly [string, string])[] = [
  [
    "a task stands in a column that is not there",
    `select t.id from tasks t left join plan_columns c on c.id = t.column_id where c.id is null`,
  ],
  [
    "a subtask has lost its task",
    `select t.id from tasks t left join tasks p on p.id = t.parent_id where t.parent_id > 0 and p.id is null`,
  ],
  [
    "a row has lost its plan",
    `select c.id from plan_columns c left join plans p on p.id = c.plan_id where p.id is null`,
  ],
  [
    "a message has lost its dialog",
    `select m.id from messages m left join dialogs d on d.id = m.dialog_id where d.id is null`,
  ],
  [
    "positions of a dialog have a gap",
    `select d.id from dialogs d left join messages m on m.dialog_id = d.id
     group by d.id, d.last_position
     having count(m.id) <> d.last_position or coalesce(max(m.position), 0) <> d.last_position`,
  ],
  [
    "the change log has a hole",
    `select 1 as id from space where head <> (select coalesce(max(seq), 0) from changes)
       or head - floor <> (select count(*) from changes where seq > floor)`,
  ],
  [
    "somebody may see a plan without being a member",
    `select a.id from access a where a.target like 'plan:%' and not exists
     (select 1 from plan_users p where p.user_id = a.user_id and a.target = 'plan:' || p.plan_id)`,
  ],
  [
    "something lies in a folder that is not there, or on another shelf",
    `select i.id from library_items i left join library_items p on p.id = i.pid
     where i.pid > 0 and (p.id is null or p.kind <> 'folder' or p.scope <> i.scope)`,
  ],
  [
    "folders lie in a circle",
    `with recursive walk as (select id, id as at, 0 as steps from library_items union all
       select w.id, i.pid, w.steps + 1 from walk w join library_items i on i.id = w.at
       where i.pid > 0 and w.steps < 50)
     select id from walk where steps >= 50`,
  ],
  [
    "a content of the library is lost, or lies on another shelf",
    `select f.id from files f left join library_items i on i.id = f.item_id
     where f.item_id > 0 and (i.id is null or i.scope <> f.scope)`,
  ],
  [
    "a sheet has lost the revision that holds, or two of a plan have one number",
    `select s.id from sheets s left join sheet_revisions r on r.id = s.revision_id
     where r.sheet_id is distinct from s.id
     union all select min(id) from sheets where removed_time = 0
       group by plan_id, number having count(*) > 1`,
  ],
  [
    "something is set on a sheet that is not there, or that is another plan's",
    `select x.id from (select id, sheet_id, plan_id from pins
       union all select id::text, sheet_id, plan_id from markups
       union all select id::text, sheet_id, plan_id from sheet_revisions) x
     left join sheets s on s.id = x.sheet_id where s.plan_id is distinct from x.plan_id`,
  ],
  [
    "two pins of a sheet have one number",
    "select min(id) as id from pins group by sheet_id, number having count(*) > 1",
  ],
  [
    "somebody may see a folder without being let in",
    `select a.id from access a where a.target like 'folder:%' and not exists
     (select 1 from folder_users u where u.user_id = a.user_id and a.target = 'folder:' || u.folder_id)`,
  ],
  [
    "somebody may see a record that does not concern them",
    `select a.id from access a where a.target like 'record:%' and not exists
     (select 1 from record_users u where u.user_id = a.user_id and a.target = 'record:' || u.record_id)`,
  ],
  [
    "a form has lost a version that it names, or a record its version",
    `select f.id from forms f where exists (select 1 from unnest(array[f.version_id, f.draft_id]) named
       where named > 0 and not exists (select 1 from form_versions v where v.id = named and v.form_id = f.id))
     union all select r.id from records r left join form_versions v on v.id = r.version_id
     where v.form_id is distinct from r.form_id`,
  ],
  [
    "a request has lost its record, its form or its flow, or a record has two",
    `select a.id from approvals a left join records r on r.id = a.record_id
     left join approval_flows f on f.id = a.flow_id
     where r.id is null or r.form_id <> a.form_id or f.form_id is distinct from a.form_id
     union all select min(id) from approvals group by record_id having count(*) > 1`,
  ],
  [
    "a form has two flows in use, or two of one number",
    `select min(id) as id from approval_flows where status = 'on' group by form_id having count(*) > 1
     union all select min(id) from approval_flows group by form_id, number having count(*) > 1`,
  ],
  [
    "somebody has read what was never said",
    `select u.id from dialog_users u join dialogs d on d.id = u.dialog_id
     where u.read_position > d.last_position`,
  ],
  [
    "the count of a task's messages is wrong",
    // Lines that tell of marks are none of what people have said.
    `select t.id from tasks t
     where t.msg_num <> (select count(*) from messages m
       where m.dialog_id = t.dialog_id and m.mtype not in ('tag', 'top', 'todo', 'notice'))`,
  ],
];

/** What must hold in the server's tables whatever happened (I12, I13, I17). */
export async function checkServer(database: Database): Promise<string[]> {
  const violations: string[] = [];
  for (const [words, query] of checks) {
    const rows = await database.run<{ id: unknown }>(query);
    if (rows.length > 0) violations.push(`server: ${words} (${String(rows[0]?.id)})`);
  }
  return violations;
}
