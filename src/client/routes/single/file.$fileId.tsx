import { createFileRoute } from "@tanstack/react-router";
import { FilePage } from "#client/features/files/file-page/file-page.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { SingleScreen } from "../-single-screen.tsx";
import { idParam } from "../manage/-parameters.ts";

export const Route = createFileRoute("/single/file/$fileId")({
  params: idParam("fileId"),
  staticData: { title: "titles:file" },
  beforeLoad: signedInOnly,
  component: SingleFile,
});

function SingleFile() {
  const { fileId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <SingleScreen session={session}>
      {(back) => <FilePage fileId={fileId} onClose={back} />}
    </SingleScreen>
  );
}
