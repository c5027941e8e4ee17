import type { Library } from "#client/data/queries/library.ts";
import { useData } from "#client/live/data-context.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { MoveTarget } from "./moving/by-shelf.ts";
import { mayTake, mayWrite } from "./place.ts";

const PlaceDialog = late(async () => (await import("./moving/place-dialog.tsx")).PlaceDialog);
const VersionsDialog = late(
  async () => (await import("./versions/versions-dialog.tsx")).VersionsDialog,
);
const ShareDialog = late(async () => (await import("./sharing/share-dialog.tsx")).ShareDialog);
const SendDialog = late(async () => (await import("./sharing/send-dialog.tsx")).SendDialog);
const LinksDialog = late(async () => (await import("./links/links-dialog.tsx")).LinksDialog);

/** What was asked for, of one thing or of several. */
export type FolderQuestion =
  | { readonly about: "move" | "copy"; readonly items: readonly LibraryItem[] }
  | { readonly about: "versions" | "share" | "send" | "links"; readonly item: LibraryItem };

interface FolderDialogsProps {
  readonly library: Library;
  readonly question: FolderQuestion;
  readonly onMove: (items: readonly LibraryItem[], target: MoveTarget) => void;
  readonly onCopy: (items: readonly LibraryItem[], target: MoveTarget) => void;
  readonly onClose: () => void;
}

/** The dialog that is open over a folder. */
export function FolderDialogs({ library, question, onMove, onCopy, onClose }: FolderDialogsProps) {
  const { userId } = useData();
  if ("items" in question) {
    const { about: put, items } = question;
    return (
      <Opening>
        <PlaceDialog
          about={put}
          library={library}
          items={items}
          onClose={onClose}
          onChoose={(target) => (put === "move" ? onMove : onCopy)(items, target)}
        />
      </Opening>
    );
  }
  const { about } = question;
  const item = library.there.get(question.item.id) ?? question.item;
  return (
    <Opening>
      {about === "share" && <ShareDialog item={item} onClose={onClose} />}
      {about === "send" && <SendDialog item={item} onClose={onClose} />}
      {about === "links" && (
        <LinksDialog
          item={item}
          canTake={mayTake(library, item, userId)}
          userId={userId}
          onClose={onClose}
        />
      )}
      {about === "versions" && (
        <VersionsDialog
          item={item}
          canWrite={mayWrite(library, item)}
          canTake={mayTake(library, item, userId)}
          userId={userId}
          onClose={onClose}
        />
      )}
    </Opening>
  );
}
