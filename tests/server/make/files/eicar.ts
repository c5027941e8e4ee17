/** The file of which every scanner says that it is a virus, and which does nothing; in pieces, so that this one is none. */
export const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS", "-TEST-FILE!$H+H*"].join(""),
);
