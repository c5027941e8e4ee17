/** Times that one person may let others into folders, or say what they may do there, in an hour. */
export const SHARED_AN_HOUR = 100;
/** Units that one folder is shared with. */
export const FOLDER_UNITS_MAX = 50;
