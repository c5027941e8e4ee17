import type { PlanView } from "#client/data/queries/plan.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

const FlowDialog = late(
  async () => (await import("#client/parts/plan/flow/flow-dialog.tsx")).FlowDialog,
);
const FieldsDialog = late(
  async () => (await import("#client/parts/field/editor/fields-dialog.tsx")).FieldsDialog,
);
const WebhooksDialog = late(
  async () => (await import("../webhooks/webhooks-dialog.tsx")).WebhooksDialog,
);
const MailDialog = late(async () => (await import("../mail/mail-dialog.tsx")).MailDialog);
const TaskTemplatesDialog = late(
  async () =>
    (await import("#client/parts/task/template/task-templates-dialog.tsx")).TaskTemplatesDialog,
);
const PlanRightsDialog = late(
  async () => (await import("../rights/plan-rights-dialog.tsx")).PlanRightsDialog,
);
const ArchiveRuleDialog = late(
  async () => (await import("./archive-rule-dialog.tsx")).ArchiveRuleDialog,
);
const GuestLinksDialog = late(
  async () => (await import("../guest/guest-links-dialog.tsx")).GuestLinksDialog,
);

interface PlanSettingDialogProps {
  readonly view: PlanView;
  /** What of the plan lies over the screen, these or something else. */
  readonly opened: string | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onClose: () => void;
}

/** What the plan goes by, as it lies over the screen. */
export function PlanSettingDialog({ view, opened, onOpenTask, onClose }: PlanSettingDialogProps) {
  const { plan } = view;
  return (
    <>
      {opened === "flow" && (
        <Opening>
          <FlowDialog planId={plan.id} onClose={onClose} />
        </Opening>
      )}
      {opened === "fields" && (
        <Opening>
          <FieldsDialog planId={plan.id} onClose={onClose} />
        </Opening>
      )}
      {opened === "webhooks" && (
        <Opening>
          <WebhooksDialog planId={plan.id} onClose={onClose} />
        </Opening>
      )}
      {opened === "planMail" && (
        <Opening>
          <MailDialog planId={plan.id} onOpenTask={onOpenTask} onClose={onClose} />
        </Opening>
      )}
      {opened === "taskTemplates" && (
        <Opening>
          <TaskTemplatesDialog view={view} onClose={onClose} />
        </Opening>
      )}
      {opened === "archiveRule" && (
        <Opening>
          <ArchiveRuleDialog plan={plan} onClose={onClose} />
        </Opening>
      )}
      {opened === "guestLinks" && (
        <Opening>
          <GuestLinksDialog plan={plan} onClose={onClose} />
        </Opening>
      )}
      {opened === "rights" && (
        <Opening>
          <PlanRightsDialog view={view} onClose={onClose} />
        </Opening>
      )}
    </>
  );
}
