import { createFileRoute, useNavigate } from "@tanstack/react-router";
import {
  boardSeconds,
  type BoardSeconds,
} from "#client/features/files/library/board/board-turn.ts";
import { FileBoard } from "#client/features/files/library/board/file-board.tsx";
import { signedInOnly } from "../-signed-in-only.ts";
import { SingleScreen } from "../-single-screen.tsx";
import { idIn } from "../manage/-parameters.ts";

/** `?folder=12` is a folder, `?plan=7` the top of a plan's files, neither the top of one's own; `&seconds=30` how long each stands. */
export interface BoardSearch {
  folder?: number;
  plan?: number;
  seconds?: BoardSeconds;
}

export const Route = createFileRoute("/single/file/APPboard")({
  staticData: { title: "titles:files" },
  validateSearch: (search: Record<string, unknown>): BoardSearch => {
    const [folder, plan] = [idIn(search["folder"]), idIn(search["plan"])];
    return {
      ...(folder > 0 && { folder }),
      ...(plan > 0 && { plan }),
      ...(search["seconds"] !== undefined && { seconds: boardSeconds(search["seconds"]) }),
    };
  },
  beforeLoad: signedInOnly,
  component: SingleBoard,
});

function SingleBoard() {
  const { session } = Route.useRouteContext();
  const search = Route.useSearch();
  const { folder = 0, plan = 0, seconds } = search;
  const navigate = useNavigate();
  return (
    <SingleScreen session={session}>
      {(back) => (
        <FileBoard
          folderId={folder}
          planId={plan}
          seconds={boardSeconds(seconds)}
          onSeconds={(chosen) =>
            void navigate({
              to: "/single/file/APPboard",
              search: { ...search, seconds: chosen },
              replace: true,
            })
          }
          onClose={back}
        />
      )}
    </SingleScreen>
  );
}
