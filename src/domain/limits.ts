/** Every limit of the seeds that both sides keep (seed 000 section 9 and its neighbours). */

/** Milliseconds a call may take before it is given up (seed 000 §9). */
export const HTTP_TIMEOUT = 30_000;
/** Milliseconds before a closed socket is opened again (seed 000 §9). */
export const SOCKET_RECONNECT_DELAY = 3_000;
/** Bytes of a body with one long text, also where each of its characters is escaped. */
export const LONG_TEXT_BODY_MAX = 2 * 1024 * 1024;
/** Bytes of a body that brings many things at once. */
export const BATCH_BODY_MAX = 4 * 1024 * 1024;
/** People a user search returns at most (seed 000 §9). */
export const USER_SEARCH_TAKE = 50;
/** Owners of one task at most (seed 000 §5). */
export const TASK_OWNERS_MAX = 10;
/** Assistants of one task at most (seed 000 §5). */
export const TASK_ASSISTANTS_MAX = 10;
/** Characters of what is searched for on the server. */
export const SEARCH_KEY_MAX = 100;
/** Messages of one dialog or plan, the newest ones, in which the server looks for words. */
export const SEARCH_DEPTH = 5_000;
/** Messages of one page (seed 000 §9). */
export const MESSAGE_PAGE = 25;
/** Dialogs whose latest messages one call may ask for (seed 000 §7). */
export const LATEST_DIALOGS_MAX = 5;
/** Rows of one parent in a window, and kept cached of a closed one: messages of a dialog (seed 000 §9). */
export const WINDOW_ROWS = 25;
/** Rows of one windowed kind cached in a browser, of all parents together: messages (seed 000 §9). */
export const WINDOWED_ROWS_MAX = 5_000;
/** Parents of which rows of one windowed kind are cached in a browser: dialogs (seed 000 §9). */
export const STREAMS_CACHED_MAX = 500;
/** Dialogs of one page of the dialog list (seed 000 §9). */
export const DIALOG_PAGE = 20;
/** People one `users/basic` call may ask for (seed 000 §7). */
export const USER_BASIC_MAX = 30;
/** Rows of one page of my tasks (seed 000 §9). */
export const MY_TASKS_PAGE = 10;
/** Rows of one page of a plan's tasks: a board in one call. */
export const TASK_PAGE_MAX = 1_000;
/** Milliseconds in which reads are gathered into one call (seed 000 §9). */
export const READ_BATCH_DELAY = 50;
/** Milliseconds after the last keystroke until a draft is saved (seed 000 §9). */
export const DRAFT_SAVE_DELAY = 600;
/** Milliseconds after a change until the other devices of a person get to know of a draft. */
export const DRAFT_SHARE_DELAY = 3000;
/** Milliseconds for which a list of releases is not read again (seed 000 §9). */
export const RELEASES_CACHED = 600_000;
/** Tasks that a browser remembers to have shown (seed 000 §9). */
export const TASK_BROWSE_MAX = 200;
/** Version of the local cache; another version clears the row tables (seed 000 §4). */
export const CACHE_VERSION = "v7";

export const PLAN_NAME_MIN = 2;
export const PLAN_NAME_MAX = 100;
export const PLAN_DESC_MAX = 255;
export const PLAN_MEMBERS_MAX = 100;
export const PLAN_COLUMNS_MAX = 50;
/** Tasks of one plan, with subtasks and with what is archived. */
export const PLAN_TASKS_MAX = 20_000;
/** States of one plan's workflow at most. */
export const FLOW_ITEMS_MAX = 10;
export const FLOW_ITEM_NAME_MAX = 50;
/** People whom one state names at most: as many as a task may have owners. */
export const FLOW_ITEM_USERS_MAX = 10;
export const COLUMN_NAME_MAX = 100;
export const TASK_NAME_MAX = 255;
export const TASK_CONTENT_MAX = 200_000;
export const SUBTASKS_MAX = 50;
/** Tags of one plan, and of one task. */
export const PLAN_TAGS_MAX = 100;
export const TASK_TAGS_MAX = 20;
export const TAG_NAME_MAX = 40;
/** Lines of a task's checklist. */
export const CHECK_ITEMS_MAX = 200;
export const CHECK_ITEM_NAME_MAX = 500;
export const MESSAGE_TEXT_MAX = 20_000;
/** Wordings of a message that are kept after it was edited. */
export const EARLIER_WORDS_KEPT = 20;
/** Bytes of one file: 4 GB. */
export const FILE_SIZE_MAX = 4 * 1024 ** 3;
/** Bytes of one chunk of a content; the last one may be smaller (seed 001 §9). */
export const CHUNK_SIZE = 5 * 1024 ** 2;
/** Bytes that are reckoned into a checksum at once (seed 001 §9). */
export const HASH_SLICE = 10_240_000;
/** How often in a row a chunk that failed is sent again (seed 001 §9). */
export const CHUNK_RETRIES = 5;
/** Bytes of a chunk as other clients may cut them. */
export const FILE_CHUNK_LEAST = 1024 ** 2;
export const FILE_CHUNK_MOST = 8 * 1024 ** 2;
/** Chunks of one file at most. */
export const FILE_CHUNKS_MAX = FILE_SIZE_MAX / FILE_CHUNK_LEAST;
/** Bytes of a file that comes in one call: 16 MB. */
export const SIMPLE_UPLOAD_MAX = 16 * 1024 ** 2;
/** Bytes of a smaller picture of a file: 1 MB. */
export const VARIANT_SIZE_MAX = 1024 ** 2;
/** Uploads of one person that are not whole yet, and their bytes when they are: 20 GB. */
export const UPLOADS_MAX = 100;
export const UPLOADS_BYTES_MAX = 20 * 1024 ** 3;
/** People that administrators are told of whose files take most room. */
export const LARGEST_USERS_MAX = 20;
/** Milliseconds for which the server keeps the chunks of an upload that nobody goes on with. */
export const UPLOAD_KEPT = 7 * 24 * 3_600_000;
/** Milliseconds for which the server keeps a content to which nothing leads any more. */
export const CONTENT_GRACE = 24 * 3_600_000;
/** Milliseconds for which an address of a content works without a session. */
export const FILE_LINK_KEPT = 10 * 60_000;
/** Files of one task in one answer. */
export const TASK_FILES_MAX = 1_000;
/** Things that lie in one folder of the library. */
export const LIBRARY_FOLDER_MAX = 2_000;
/** Folders and files of one shelf: somebody's own, a shared folder's, a plan's. */
export const LIBRARY_ITEMS_MAX = 20_000;
/** Levels of folders and what is in them. */
export const LIBRARY_DEPTH_MAX = 20;
/** Things of the library that one call names. */
export const LIBRARY_CALL_MAX = 100;
/** Folders and files that go to another shelf, or for good, at once. */
export const LIBRARY_MOVE_MAX = 5_000;
/** People let into a shared folder. */
export const FOLDER_MEMBERS_MAX = 500;
/** Contents of one file of the library that are kept, the newest ones. */
export const LIBRARY_VERSIONS_MAX = 100;
/** Milliseconds for which what was removed from the library stays in the trash. */
export const TRASH_KEPT = 30 * 24 * 3_600_000;
/** Files that a search in the library answers (seed 000 §7: file/search). */
export const LIBRARY_SEARCH_TAKE = 50;
/** Pixels of one side of a picture. */
export const IMAGE_SIDE_MAX = 1_000_000;
/** Characters of the small picture that travels with a message, as Base64: 2 kB. */
export const THUMB_MAX = 2_732;
/** Levels of quotes and lists in each other that a message is drawn with. */
export const MARKDOWN_DEPTH_MAX = 30;
/** Elements in each other in the HTML of a long text; a text that goes deeper keeps its words and loses its form. */
export const HTML_DEPTH_MAX = 100;
export const GROUP_NAME_MIN = 2;
export const GROUP_NAME_MAX = 100;
export const GROUP_MEMBERS_MAX = 2_000;
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 20;
export const COMPANY_NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Passkeys of one person at most. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** Characters of the name of a time zone. */
export const TIME_ZONE_MAX = 64;
export const EMOJI_SYMBOL_MAX = 16;
/** Different reactions to one message at most. */
export const REACTIONS_MAX = 50;
/** Positions of messages that do not count as unread, kept of one dialog and of one reader. */
export const POSITIONS_KEPT = 100;
/** Messages of one dialog that are marked. */
export const MARKED_MAX = 500;
/** Messages of one dialog that are pinned. */
export const PINNED_MAX = 50;
/** Chats to which a message goes on at once. */
export const FORWARDED_MAX = 50;
/** Messages of one record, and their characters in all. */
export const MERGED_MAX = 100;
export const MERGED_TEXT_MAX = 100_000;
/** Characters of the question of a vote, and of one of its options. */
export const VOTE_TEXT_MAX = 500;
export const VOTE_OPTION_MAX = 200;
/** Options of one vote. */
export const VOTE_OPTIONS_MIN = 2;
export const VOTE_OPTIONS_MAX = 20;
/** Characters of what a word-chain is about, and of one of its lines. */
export const CHAIN_TEXT_MAX = 500;
export const CHAIN_LINE_MAX = 200;
/** Lines of one word-chain. */
export const CHAIN_LINES_MAX = 300;
/** A message can be withdrawn this many milliseconds after it was sent. */
export const WITHDRAW_WITHIN = 24 * 3_600_000;
/** Messages one read call names at most. */
export const READ_MAX = 100;
/** People whom one invitation lets in at most. */
export const INVITE_USES_MAX = 100;
/** Milliseconds for which somebody learns that they were overruled. */
export const CLAIM_KEPT = 24 * 3_600_000;
/** Notices that are cleared at once. */
export const NOTICES_CLEARED_MAX = 200;
/** Notices of one other person's doing that wait for somebody; what is more is told once they have seen to some. */
export const NOTICES_BY_ONE_MAX = 50;
/** Milliseconds for which whoever leaves a plan or group again is left alone. */
export const LEFT_ALONE = 24 * 3_600_000;
/** Times that somebody leaves by themselves within that time and can be let in again by others. */
export const LEAVINGS_FORGIVEN = 1;
/** Plans, and groups, that one person may make in an hour. */
export const MADE_AN_HOUR = 100;
/** Times an hour that one person may name or picture themselves, or a group: it is brought to every device of whoever sees it. */
export const SHOWN_ANEW_AN_HOUR = 100;
/** Chats of two that one person may open in an hour. */
export const OPENED_AN_HOUR = 500;
/** Entries of one `sync/push` at most. */
export const PUSH_ENTRIES_MAX = 50;
/** Rows of one page of `sync/pull` at most. */
export const PULL_ROWS_MAX = 2_000;
/**
 * The latest moment that anybody may name, epoch ms: the beginning of the year 9999 in UTC, so that in every
 * time zone its year has four digits, and there is room for what is reckoned from it.
 */
export const TIME_MAX = 253_370_764_800_000;
/** Page of a list that may be asked for at most. */
export const PAGE_MAX = 1_000_000;
/** Milliseconds by which an action may lie in the past when it reaches the server. */
export const OFFLINE_MAX = 30 * 24 * 3_600_000;
/** Milliseconds for which the server keeps the change log and the answers to mutations. */
export const LOG_KEPT = 90 * 24 * 3_600_000;
/** Milliseconds for which the server remembers that a device was lost. */
export const LOST_SESSION_KEPT = 180 * 24 * 3_600_000;
/** Milliseconds for which what was not sent waits in a browser for its owner to sign in there again. */
export const LAID_AWAY_KEPT = 90 * 24 * 3_600_000;
/** Ranges of ids that were passed over and that one person may claim in a day. */
export const PASSED_OVER_MAX = 10;
/** Ranges of ids that were a browser's and that a sign-in names at most. */
export const FORMER_DEVICES_MAX = 10;
/** Accounts by which a browser shows at a sign-in that it is known, at most. */
export const KNOWN_DEVICES_MAX = 10;
/** Milliseconds for which a browser keeps what the server has confirmed, in case of a restored backup. */
export const SETTLED_KEPT = 7 * 24 * 3_600_000;
/** Confirmed entries that a browser keeps at most. */
export const SETTLED_MAX = 5_000;
/** Milliseconds for which a browser brings again what a restored server refuses at first. */
export const REFILL_WITHIN = 10 * 60_000;
/** Milliseconds after a network exception until the person is told (seed 000 §9). */
export const NETWORK_MODAL_DELAY = 5_000;
/** Milliseconds between tries whether the server can be reached again (seed 000 §9). */
export const NETWORK_PROBE_EVERY = 3_000;
/** Milliseconds after which a part of the app that does not come is told (seed 000 §8). */
export const SCRIPT_TIMEOUT = 30_000;
/** Milliseconds between looks for a new version (seed 000 §9). */
export const VERSION_CHECK_EVERY = 600_000;
/** Servers below this version are too old for the app (seed 000 §7). */
export const SERVER_VERSION_FLOOR = "0.19.0";
export const UNIT_NAME_MAX = 50;
/** Departments, positions or groups of one tree. */
export const UNITS_MAX = 500;
/** Levels of a tree of departments, positions or groups. */
export const UNIT_DEPTH_MAX = 10;
/** People of one department, position or group. */
export const UNIT_MEMBERS_MAX = 2_000;
/** People whom one call may let into a department, position or group, or take out of it. */
export const UNIT_MEMBERS_AT_ONCE = 500;
/** Milliseconds for which the audit log is kept. */
export const AUDIT_KEPT = 400 * 24 * 3_600_000;
/** Lines of one page of the audit log. */
export const AUDIT_PAGE = 50;
/** Lines of one export of the audit log. */
export const AUDIT_EXPORT_MAX = 20_000;
/** Characters of a definition that lies on every device: 512 kB. */
export const FORM_DEFINITION_MAX = 512 * 1024;
/** Forms of one company. */
export const FORMS_MAX = 2_000;
export const FORM_NAME_MAX = 100;
export const FORM_CODE_MAX = 50;
export const FORM_ICON_MAX = 50;
export const FORM_GROUP_MAX = 50;
/** What is wrong with a form, or with a record, that one answer tells. */
export const FORM_PROBLEMS_TOLD = 50;
/** Characters of the JSON of one record: 512 kB. */
export const RECORD_VALUES_MAX = 512 * 1024;
/** Characters of the words by which a record is known. */
export const RECORD_TITLE_MAX = 100;
/** Files that come with one change of a record. */
export const RECORD_FILES_MAX = 500;
/** Records of one page of a list, as many as can be asked for (seed 001 §9). */
export const RECORD_PAGES = [20, 50, 100, 500] as const;
/** Characters of what a list of records is asked for, and of how it is ordered. */
export const RECORD_QUERY_MAX = 20_000;
export const RECORD_SORT_MAX = 500;
/** Records that one call deletes. */
export const RECORDS_REMOVED_MAX = 500;

/** Nodes of one flow of approvals, and of each of its lists. */
export const FLOW_NODES_MAX = 500;
export const STEP_NAME_MAX = 20;
/** People and units that one step names. */
export const STEP_PEOPLE_MAX = 100;
/** Characters of the JSON of a condition. */
export const FORM_CONDITION_MAX = 20_000;
/** Characters of what somebody says to a request (seed 001 section 9). */
export const OPINION_MAX = 200;
/** Times that a step of one request is come to, and acts on one request. */
export const APPROVAL_RUNS_MAX = 1_000;
export const APPROVAL_EVENTS_MAX = 2_000;
/** Characters of the JSON of a flow, and levels of it. */
export const FLOW_TEXT_MAX = 200_000;
export const FLOW_DEPTH_MAX = 60;
/** Versions of one form's flow. */
export const FLOW_VERSIONS_MAX = 1_000;
export const APPROVAL_COMMENT_MAX = 2_000;
/** Who asked may urge those who decide so often, ms. */
export const URGE_EVERY = 3_600_000;
/** Copies that one call marks as read. */
export const COPIES_READ_MAX = 500;
/** Requests of one page (forms-approvals 7.3), and at most. */
export const APPROVAL_PAGE = 15;
export const APPROVAL_PAGE_MAX = 500;
