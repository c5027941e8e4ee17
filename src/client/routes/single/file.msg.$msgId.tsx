import { createFileRoute } from "@tanstack/react-router";
import { MessageFilePage } from "#client/features/files/file-page/file-page.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { SingleScreen } from "../-single-screen.tsx";
import { idParam } from "../manage/-parameters.ts";

export const Route = createFileRoute("/single/file/msg/$msgId")({
  params: idParam("msgId"),
  staticData: { title: "titles:file" },
  beforeLoad: signedInOnly,
  component: SingleFile,
});

function SingleFile() {
  const { msgId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <SingleScreen session={session}>
      {(back) => <MessageFilePage messageId={msgId} onClose={back} />}
    </SingleScreen>
  );
}
