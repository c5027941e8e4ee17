import { callOf } from "#contract/command-calls.ts";
import type { Approval } from "#domain/approval/approval.ts";
import type { FlowNode } from "#domain/approval/flow/flow.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { flow } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import { addSomeone, type Someone } from "#tests/server/make/people.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import type { Cluster } from "../cluster.ts";

/** The people of a request: who asks, two who decide, and who looks after the forms and decides last. */
export interface Office {
  readonly hana: Someone;
  readonly ben: Someone;
  readonly fatou: Someone;
  readonly olga: Someone;
}

export async function openOffice(cluster: Cluster, name: string): Promise<Office> {
  const server = { parts: { database: cluster.database, now: Date.now } };
  return {
    hana: await addSomeone(server, `Hana${name}`),
    ben: await addSomeone(server, `Ben${name}`),
    fatou: await addSomeone(server, `Fatou${name}`),
    olga: await addSomeone(server, `Olga${name}`, { isAdmin: true }),
  };
}

/** A form of which requests are decided by these steps; answers its id. */
export async function drawForm(
  cluster: Cluster,
  { olga }: Office,
  name: string,
  nodes: readonly FlowNode[],
): Promise<number> {
  const { id: formId } = await does(cluster, olga, "form.add", { name, definition: diary });
  const of = JSON.stringify(flow(nodes, { managerIds: [olga.userId] }));
  await does(cluster, olga, "approvalFlow.save", { formId, flow: of });
  await does(cluster, olga, "form.publish", { id: formId });
  return formId;
}

/** Somebody asks for something. */
export async function ask(cluster: Cluster, by: Someone, formId: number): Promise<Approval> {
  const filled = { modelId: formId, data: diaryData };
  const { id: recordId } = await does(cluster, by, "record.add", filled);
  return (await does(cluster, by, "approval.start", { recordId })) as unknown as Approval;
}

/** Does what is sure to be allowed, at a server that is sure to be up. */
export async function does<Name extends CommandName>(
  { nodes }: Cluster,
  { token }: Someone,
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<{ id: number }> {
  const address = nodes[0]?.address ?? "";
  const { code, msg, data } = await callProgram(address, callOf(name), args as never, { token });
  if (code !== 200) throw new Error(`${name} was refused: ${code} ${msg}`);
  return data as { id: number };
}
