import { success } from "#base/result.ts";
import { exportAudit, listAudit } from "#contract/calls/administration.ts";
import { countExpired as countExpiredCall } from "#contract/calls/trust/kept-messages.ts";
import { countExpired } from "../tables/lists/expired-messages.ts";
import {
  getHealth,
  getLogo,
  getSetting,
  listColumnTemplates,
  listPriorities,
  setUp as setUpCall,
} from "#contract/calls/system.ts";
import { getSample, removeSample } from "#contract/calls/sample.ts";
import { columnSetOf, columnTemplatesOf } from "#domain/plan/column-templates.ts";
import { textsIn } from "../local-text.ts";
import { readCompany, readCompanySetting } from "../people/company.ts";
import { setUp } from "../people/set-up.ts";
import * as audit from "../queries/audit.ts";
import { prioritiesIn } from "../queries/priorities.ts";
import { removeSampleSite, sampleInfo } from "../sample-site/remove-sample-site.ts";
import { fillSampleSite } from "../sample-site/fill-sample-site.ts";
import type { App } from "../server.ts";
import { readHead } from "../tables/own/space.ts";
import { bindCall, bindMemberCall } from "./bind.ts";

export function bindSystemCalls(app: App): void {
  bindCall(app, getHealth, async (_body, { server }) => {
    // Ready means that the database answers, too.
    await readHead(server.database);
    return success({ status: "ready" });
  });

  bindCall(app, getSetting, async (_body, { server, now, language }) => {
    const [company, setting] = await Promise.all([
      readCompany(server.database),
      readCompanySetting(server.database),
    ]);
    return success({
      ready: company !== undefined,
      company: company?.name ?? "",
      language: company?.language ?? language,
      time: now,
      start_home: setting.startHome,
      e2e_message: setting.e2eMessage,
      task_default_time: { start: setting.taskDefaultStart, end: setting.taskDefaultEnd },
      debug: setting.debug,
      ...(server.settings.privacyUrl && { privacyUrl: server.settings.privacyUrl }),
      singleSignOn: server.settings.singleSignOn?.name ?? "",
      mail: server.settings.mail !== undefined,
      translates: server.settings.translator !== undefined,
    });
  });

  bindCall(app, getLogo, async (_body, { server }) => {
    const company = await readCompany(server.database);
    return success({ logo: company?.logo ?? "" });
  });

  bindCall(app, setUpCall, async (body, { server, ...caller }) => {
    const done = await setUp(server, body, caller);
    if (!done.ok) return done;
    server.hub.wake();
    if (body.sample) {
      const { userId } = done.value;
      await fillSampleSite(server, { userId, language: body.language }).catch((error: unknown) => {
        // The company stands; that its sample is incomplete must not take the administrator's session away.
        server.log.error({ error }, "The sample site could not be filled in");
      });
    }
    return done;
  });

  bindMemberCall(app, getSample, async (_body, { server }) => sampleInfo(server.database));

  bindMemberCall(app, removeSample, async (_body, { server, session, now }) =>
    removeSampleSite(server, session.userId, now),
  );

  bindMemberCall(app, listAudit, async (body, { server }) =>
    audit.listAudit(server.database, body),
  );

  bindMemberCall(app, exportAudit, async (body, { server, session, now }) =>
    audit.exportAudit(server.database, session.userId, body, now),
  );

  bindMemberCall(app, countExpiredCall, async (body, { server, now }) =>
    success(await countExpired(server.database, body, now)),
  );

  bindMemberCall(app, listPriorities, async (_body, { server, language }) => {
    return success(prioritiesIn(await readCompanySetting(server.database), language));
  });

  bindMemberCall(app, listColumnTemplates, async (_body, { server, language }) => {
    const say = textsIn(language);
    const setting = await readCompanySetting(server.database);
    const sets = columnTemplatesOf(setting).map((template) => columnSetOf(template, say));
    const blank = { name: say("template:blank.name"), columns: [] };
    return success([blank, ...sets].map(({ name, columns }) => ({ name, columns: [...columns] })));
  });
}
