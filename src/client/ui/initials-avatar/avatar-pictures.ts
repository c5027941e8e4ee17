import { createContext } from "react";

/** Pictures of people by their ids, for the hundreds of places that show who somebody is. */
export const AvatarPictures = createContext<ReadonlyMap<number | string, string>>(new Map());
