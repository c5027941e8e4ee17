import { IconFolder, IconFolderShare } from "@tabler/icons-react";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { isSharedFolder } from "#domain/library/shelf.ts";

interface ItemLookProps {
  readonly item: LibraryItem;
  readonly isLarge?: boolean;
}

/** What an item looks like: its picture, or what kind of thing it is. */
export function ItemLook({ item, isLarge = false }: ItemLookProps) {
  if (item.kind === "file") return <FilePicture fileId={item.fileId} ext={item.ext} thumb="" />;
  const Picture = isSharedFolder(item) ? IconFolderShare : IconFolder;
  return <Picture size={isLarge ? "2.5rem" : "1.25rem"} stroke={1.5} aria-hidden />;
}
