import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { LibraryScreen } from "#client/features/files/library/library-screen.tsx";
import { MissingHere } from "../-missing.tsx";
import {
  addressOf,
  boardOf,
  librarySearch,
  optionalIdParams,
  placeOf,
} from "./-library-address.ts";

export const Route = createFileRoute("/manage/file/{-$folderId}/{-$fileId}")({
  staticData: { title: "titles:files" },
  params: optionalIdParams("folderId", "fileId"),
  validateSearch: librarySearch,
  loader: ({ context, params }) =>
    import("#client/live/files/ask-for-library.ts").then(({ askForLibrary }) =>
      askForLibrary(context.session, params.folderId ?? 0),
    ),
  component: LibraryRoute,
  notFoundComponent: MissingHere,
});

function LibraryRoute() {
  const { folderId, fileId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = useNavigate();
  const to = "/manage/file/{-$folderId}/{-$fileId}";
  return (
    <LibraryScreen
      place={placeOf(folderId, search)}
      itemId={fileId ?? 0}
      onGo={(place) => void navigate({ to, ...addressOf(place) })}
      onOpenFile={(place, itemId) => void navigate({ to, ...addressOf(place, itemId) })}
      onCloseFile={(place) => void navigate({ to, ...addressOf(place) })}
      onOpenBoard={(board) =>
        void navigate({ to: "/single/file/APPboard", search: boardOf(board) })
      }
      onOpenKept={() =>
        void navigate({ to: "/manage/setting/{-$page}", params: { page: "offline" } })
      }
      onOpenMessage={(dialogId, message) =>
        void navigate({
          to: "/manage/messenger/{-$dialogId}",
          params: { dialogId },
          search: { message },
        })
      }
    />
  );
}
