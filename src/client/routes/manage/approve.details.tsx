import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { RequestDoor } from "#client/features/forms/approvals/request-door.tsx";
import { MissingHere } from "../-missing.tsx";
import { detailsSearch, refuseNoDetails } from "./-parameters.ts";

const list = "/manage/approve/{-$approvalId}";

/** `?id=77` leads to a request, by its number or that of its record; without a number to those that wait. */
export const Route = createFileRoute("/manage/approve/details")({
  staticData: { title: "titles:approvals" },
  validateSearch: detailsSearch,
  beforeLoad({ search }) {
    if (search.id === undefined) throw redirect({ to: list, replace: true });
    refuseNoDetails(search.id);
  },
  component: Details,
  notFoundComponent: MissingHere,
});

function Details() {
  const { id = 0 } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <RequestDoor
      id={id}
      onRequest={(approvalId) => void navigate({ to: list, params: { approvalId }, replace: true })}
      onGone={() => void navigate({ to: list, replace: true })}
    />
  );
}
