import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { oneStepFlow } from "../approvals/flows.ts";
import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { diary, diaryData } from "../company-forms.ts";

/** The leader's requests, which the member is to decide. */
export interface ApprovalThings {
  readonly requestForm: CompanyForm;
  readonly approvalFlow: ApprovalFlow;
  /** The member is asked. */
  readonly approval: Approval;
  readonly passedApproval: Approval;
  readonly rejectedApproval: Approval;
  /** Filled in, and not asked for yet. */
  readonly requestRecord: FormRecord;
}

/** A form whose records are decided, with requests in some of their states. */
export async function layOutApprovals<Person extends { readonly userId: Id }>(
  {
    administrator,
    leader,
    member,
    colleague,
  }: Readonly<Record<"administrator" | "leader" | "member" | "colleague", Person>>,
  run: <Name extends CommandName>(
    person: Person,
    name: Name,
    args: ArgumentsOf<Name>,
  ) => Promise<ReplyTo<Name>>,
): Promise<ApprovalThings> {
  const name = `Purchase ${leader.userId}`;
  const added = await run(administrator, "form.add", { name, definition: diary });
  const requestForm = await run(administrator, "form.publish", { id: added.id });
  const flow = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  const approvalFlow = await run(administrator, "approvalFlow.save", {
    formId: requestForm.id,
    flow,
  });
  const fillIn = async () =>
    run(leader, "record.add", { modelId: requestForm.id, data: diaryData });
  const start = async () => run(leader, "approval.start", { recordId: (await fillIn()).id });
  const [approval, passed, back] = [await start(), await start(), await start()];
  const passedApproval = await run(member, "approval.decide", { recordId: passed.id, status: 1 });
  const reject = { recordId: back.id, status: 2, remarks: "Too dear" } as const;
  const rejectedApproval = await run(member, "approval.decide", reject);
  const requestRecord = await fillIn();
  // In a time that is far off, so that nobody is away yet.
  const away = { startTime: 4_000_000_000_000, endTime: 4_000_500_000_000 };
  await run(leader, "delegation.set", { deputyId: colleague.userId, ...away });
  return { requestForm, approvalFlow, approval, passedApproval, rejectedApproval, requestRecord };
}
