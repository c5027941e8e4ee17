/** Pages and addresses of the menu that one person has among those that they use most. */
export const COMMON_FUNCTIONS_MAX = 200;
