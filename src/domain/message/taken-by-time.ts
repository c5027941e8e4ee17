/** As who took a message away: its time was over by what the company has set. */
export const TAKEN_BY_TIME = -1;
