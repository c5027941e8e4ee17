import { useEffect, useState } from "react";
import { HEADER_BYTES, readImageHeader } from "#client/data/pictures/image-header.ts";
import { extensionOf } from "#domain/file/file-extension.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import { openPicture } from "./open-picture.ts";

/** What a picked file looks like; none = it cannot be drawn here. */
export type PickedPicture =
  | { readonly state: "loading" | "none" }
  | { readonly state: "ready"; readonly address: string };

/** Address of a picked picture, for as long as it is shown. One with very many pixels is made smaller before it is drawn, elsewhere. */
export function usePickedPicture(file: globalThis.File): PickedPicture {
  const [known, setKnown] = useState<{ readonly of: Blob; readonly picture: PickedPicture }>();
  useEffect(() => {
    let own: string | undefined;
    let left = false;
    const open = async () => {
      const drawn = (await isLarge(file)) ? await openPicture(file) : file;
      if (left) return;
      own = drawn && URL.createObjectURL(drawn);
      setKnown({
        of: file,
        picture: own === undefined ? { state: "none" } : { state: "ready", address: own },
      });
    };
    open().catch(() => setKnown({ of: file, picture: { state: "none" } }));
    return () => {
      left = true;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [file]);
  return known?.of === file ? known.picture : { state: "loading" };
}

async function isLarge(file: globalThis.File): Promise<boolean> {
  const header = readImageHeader(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const { name, size } = file;
  return header !== undefined && isLargePicture({ ext: extensionOf(name), size, ...header });
}
