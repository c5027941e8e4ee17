import { type ReactNode, useMemo } from "react";
import { useUsers } from "#client/live/use-users.ts";
import { AvatarPictures } from "#client/ui/initials-avatar/avatar-pictures.ts";
import { shownPicture } from "#domain/user/picture.ts";
import type { User } from "#domain/user/user.ts";

/** Lets every avatar below show the picture of its person. */
export function PeoplePictures({ children }: { readonly children: ReactNode }) {
  const users = useUsers();
  const pictures = useMemo(() => picturesOf(users), [users]);
  return <AvatarPictures value={pictures}>{children}</AvatarPictures>;
}

function picturesOf(users: ReadonlyMap<number, User>): ReadonlyMap<number, string> {
  return new Map(
    [...users.values()].flatMap(({ id, userimg }) => {
      const picture = shownPicture(userimg);
      return picture === undefined ? [] : [[id, picture] as const];
    }),
  );
}
