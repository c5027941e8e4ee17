/**
 * SQL for the number of a line or row whose `seq` says how far it is from the head. The numbers are put
 * in by the database, so that who has taken them has everybody wait for no round trip and no JSON.
 */
export const NUMBERED = "seq + (select head from space)";
