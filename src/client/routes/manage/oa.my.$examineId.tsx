import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { RequestDoor } from "#client/features/forms/approvals/request-door.tsx";
import { MissingHere } from "../-missing.tsx";
import { idParam } from "./-parameters.ts";

/** What the person has asked for: one request by its number or its record's, or all by a form or its flow. */
export const Route = createFileRoute("/manage/oa/my/$examineId")({
  staticData: { title: "titles:approvals" },
  params: idParam("examineId"),
  component: MyRequest,
  notFoundComponent: MissingHere,
});

function MyRequest() {
  const { examineId } = Route.useParams();
  const navigate = useNavigate();
  const lead = (approvalId: number | undefined, form?: number) =>
    void navigate({
      to: "/manage/approve/{-$approvalId}",
      params: { approvalId },
      search: { list: "mine", ...(form !== undefined && { form }) },
      replace: true,
    });
  return (
    <RequestDoor
      id={examineId}
      mine
      onRequest={(approvalId) => lead(approvalId)}
      onForm={(formId) => lead(undefined, formId)}
      onGone={() => lead(undefined)}
    />
  );
}
