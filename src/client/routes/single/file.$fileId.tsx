import { createFileRoute } from "@tanstack/react-router";
import { SignedIn } from "#client/features/app/signed-in/signed-in.tsx";
import { FilePage } from "#client/features/files/file-page/file-page.tsx";
import { places, shortcuts } from "../-features.ts";
import { useWayBack } from "../-history.ts";
import { signedInOnly } from "../-signed-in-only.ts";
import { idParam } from "../manage/-parameters.ts";
import { useToSignIn } from "../-to-sign-in.ts";

export const Route = createFileRoute("/single/file/$fileId")({
  params: idParam("fileId"),
  staticData: { title: "titles:file" },
  beforeLoad: signedInOnly,
  component: SingleFile,
});

function SingleFile() {
  const { fileId } = Route.useParams();
  const { session } = Route.useRouteContext();
  const { back } = useWayBack();
  const handleLost = useToSignIn(session);
  return (
    <SignedIn session={session} places={places} shortcuts={shortcuts} onLost={handleLost}>
      <FilePage fileId={fileId} onClose={back} />
    </SignedIn>
  );
}
