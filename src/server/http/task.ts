import {
  countMyTasks,
  getSetter,
  getTask,
  getTaskContent,
  listContentVersions,
  listMyTasks,
  listTaskLog,
  listTasks,
} from "#contract/calls/task.ts";
import { exportTaskTemplate, importTasks } from "#contract/calls/task-import.ts";
import * as logs from "../queries/task-log.ts";
import * as queries from "../queries/task.ts";
import type { App } from "../server.ts";
import { taskTemplateOf } from "../queries/task-sheet.ts";
import { bindMemberCall } from "./bind.ts";
import { importTasksOf } from "./import-tasks.ts";

export function bindTaskCalls(app: App): void {
  bindMemberCall(app, listTasks, async (body, { server, session }) =>
    queries.listTasks(server.database, session.userId, body),
  );

  bindMemberCall(app, getTask, async (body, { server, session }) =>
    queries.getTask(server.database, session.userId, body),
  );

  bindMemberCall(app, getSetter, async (body, { server, session }) =>
    queries.getSetter(server.database, session.userId, body),
  );

  bindMemberCall(app, listTaskLog, async (body, { server, session }) =>
    logs.listTaskLog(server.database, session.userId, body),
  );

  bindMemberCall(app, listContentVersions, async (body, { server, session }) =>
    logs.listContentVersions(server.database, session.userId, body),
  );

  bindMemberCall(app, getTaskContent, async (body, { server, session }) =>
    queries.getTaskContent(server.database, session.userId, body.taskId),
  );

  bindMemberCall(app, listMyTasks, async (body, { server, session }) =>
    queries.listMyTasks(server.database, session.userId, body),
  );

  bindMemberCall(app, exportTaskTemplate, async (body, { server, session, language }) =>
    taskTemplateOf(server.database, { userId: session.userId, language }, body),
  );

  bindMemberCall(app, importTasks, importTasksOf);

  bindMemberCall(app, countMyTasks, async (_body, { server, session, now }) =>
    queries.countMyTasks(server.database, session.userId, now),
  );
}
