/** What notices of work say in English, as a browser keeps it for the time when no page is open. */
export const workWords = {
  plan: "{{name}} added you to {{thing}}",
  owner: "{{name}} made you owner of {{thing}}",
  assistant: "{{name}} asked you to assist with {{thing}}",
  completed: "{{name}} completed {{thing}}",
  reopened: "{{name}} reopened {{thing}}",
  reminder: "Reminder: {{thing}}",
};
