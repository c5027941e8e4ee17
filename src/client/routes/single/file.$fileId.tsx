import { createFileRoute, redirect } from "@tanstack/react-router";
import { FilePage } from "#client/features/files/file-page/file-page.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { SingleScreen } from "../-single-screen.tsx";
import { codeOrFileId } from "../manage/-parameters.ts";

export const Route = createFileRoute("/single/file/$fileId")({
  params: codeOrFileId,
  staticData: { title: "titles:file" },
  async beforeLoad({ params: { fileId }, location }) {
    // Whoever has the code of a link needs no account.
    if (typeof fileId === "string") throw redirect({ to: "/shared", hash: fileId, replace: true });
    return { ...(await signedInOnly({ location })), fileId };
  },
  component: SingleFile,
});

function SingleFile() {
  const { session, fileId } = Route.useRouteContext();
  return (
    <SingleScreen session={session}>
      {(back) => <FilePage fileId={fileId} onClose={back} />}
    </SingleScreen>
  );
}
