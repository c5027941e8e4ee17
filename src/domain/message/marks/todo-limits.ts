/** Whom a message is a to-do of: each who is done with it is told to the whole chat, with all of them. */
export const TODO_PEOPLE_MAX = 500;
