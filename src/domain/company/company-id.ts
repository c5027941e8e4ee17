/** There is one company on a server. */
export const COMPANY_ID = 1;
