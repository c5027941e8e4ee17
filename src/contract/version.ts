/**
 * Version of the wire. It grows when a shape changes; the pinned hash beside it
 * keeps anybody from changing the wire unawares. The server serves this version
 * and the two before it.
 *
 * 1: plans, columns, tasks, dialogs, messages, sync; added so that older clients do not mind:
 *    message.latest, epoch in the reply of sync.push, epoch and head of message.list, alone of windows, timerange of dialog.list and in the replies of lists, task.move between plans,
 *    completeWas of task.edit, device.number; the calls of sign-in, account, administration, organisation,
 *    plan links and message search, publish of system.version, the entities of the organisation, device.session, lost of
 *    device.remove, proof of former, deviceProof and unsentKey of sessions, sync.ticket, again of sync.pull and its reply.
 * 2: every number, text and list of a body has an end; times lie before the year 9999. Added so that older clients do
 *    not mind: names of plans up to 100 characters; sync.window,
 *    otherWindows of sync.pull, turnOn and turnOff of notify.save, notice.clear and the
 *    entity notice, guide.save and the entity guide, sample.info, sample.remove, maxUses and uses of invitations and to what
 *    they lead, task.setter, who removed what is gone, messages that bring a file (older clients show their words) and the entity file,
 *    flow.save, flows of plan.add, flowItemId and flowItemWas of task.edit, flowItemId of task.move, the state in rows of tasks and the entity flowItem,
 *    tags of tasks (tag of task.add, addTag and removeTag of task.edit) and the entity planTag, checklists and the entity checkItem,
 *    message.tag, message.pin, message.todo, message.done, dialog.todo, dialog.tops, todoNum, topMsgId, topUserId, has_tag and has_todo of dialogs, todo and top of
 *    message.list, the entity messageMark and the lines that tell of marks (older clients show their words),
 *    votes (message.sendVote, message.vote, message.endVote, the entity ballot) and word-chains (message.sendChain, message.chain),
 *    form.*, record.* and the entities form, formVersion, record and recordUser, message.forward and forward of messages,
 *    approval.*, approvalFlow.*, their entities, and leaderId of departments and their likes, files of record.add and record.edit,
 *    quietPositions of dialogs and ownPositions of dialogUser (older clients count what nobody has to read as unread),
 *    edits of messages, joinPosition of dialogUser, message.merge and records of messages (older clients show their first words),
 *    dialog.handOver, dialog.dissolve, dialog.mark, dialog.unread, hide and color of dialog.set with hiddenUntil and color of dialogSetting,
 *    msgType of message.list, has_image, has_file and has_link of dialogs,
 *    repeat and repeatWas of task.edit, and the rule in rows of tasks,
 *    addReminder and removeReminder of task.edit, reminders in rows of tasks, and notices that nobody has brought about (older
 *    clients leave them out),
 *    tags of plan.import,
 *    saved views and the entity savedView,
 *    approval.urge (older clients leave out requests whose people were urged), approval.void, approval.readCopy, approval.ccRead, inBatch
 *    of approval.decide, settledIds of requests, and forms and states by which lists of requests are asked for,
 *    dueTime of requests and what happens by itself where a step was not decided in time, notices of requests (older clients leave them
 *    out),
 *    examine.*, oaExamine.*, pages of requests as clients of both kinds read them,
 *    delegation.*, the entity delegation, deputyId and forId of what was asked and done (older clients leave such notices and requests out
 *    until they are of this version),
 *    task.log, task.contentVersions, task.copy, task.detach,
 *    voice messages (duration and levels of message.sendFile; older clients show a file), message.dot and the entity heardMessage,
 *    saved views of all plans, and plan in what they look at, type, keys, getUserId and getStatistics of plan.list,
 *    task.follow, followers in rows of tasks and what they are told (older clients leave it out), task.attach,
 *    dialog.draft and the entity dialogDraft,
 *    taskLink.add, taskLink.edit, taskLink.remove and the entity taskLink,
 *    bot.*, token.*, access tokens where the token of a session stands, and ownTokens of setting.save and in its row, and
 *    dialog.letReadAlong with readsAll of dialogUser,
 *    message.stream, stream of messages and the frame msgStream (older clients see such messages grow with their rows),
 *    priority.save, columnTemplate.save and both lists in the company's settings; priorities above 4 (older clients show their number).
 *    plan.setRole, role of plan.invite and of members of plans.
 *    priority.save, columnTemplate.save and both lists in the company's settings; priorities above 4 (older clients show their number),
 *    planTemplate.*, the entity planTemplate, tags and tasks of plan.add.
 *    role.*, the entity role and roles where flows name units (older clients cannot decide by those until they are of this version),
 *    the directory and areas as clients of /erp-api and /oa-api ask for them,
 *    dictionary.*, the entity dictionary, and dictionaries as clients of /erp-api ask for them.
 *    message.stream, stream of messages and the frame msgStream (older clients see such messages grow with their rows).
 *    workCalendar.save and the entity workCalendar.
 *    sheet.*, pin.*, markup.* and the entities sheet, sheetRevision, pin and markup.
 *    calendarFeed.*, and feeds that calendars read; webhook.*.
 *    file.favourite and the entity favourite.
 *    file.favourite and the entity favourite,
 *    publicLink.*, publicLinks of setting.save and in its row, and contents read on a visit by a public link.
 *    taskLimit of columns.
 *    taskLimit of columns, lanes of saved views.
 *    taskLimit of columns, lanes and milestones of saved views, milestone of tasks and what their log says of it.
 *    baseline.* and the entity baseline.
 *    task.setVisibility, visibility of task.add, and private tasks in scopes of their own (older clients leave them out),
 *    files and those named of approval.comment, signature of approval.decide, signs of steps (who decides by an older client is told to
 *    sign first), approval.insight.
 *    message.at, kind, prevId and next of message.search and its questions without words; message.remind, the entity messageReminder, and
 *    notices of messages (older clients leave them out), message.schedule, message.reschedule, message.unschedule and the entity
 *    scheduledMessage.
 *    file.pack.
 *    message.unlink, link and noLink of messages, linkPreviews of setting.save and in its row.
 *    approval.openDialog and dialogs of requests (older clients leave those out).
 *    leave.*, and the entities leaveSetting, leaveAllowance and leaveBooking.
 *    estimate and worked of tasks, timeEntry.*, workTimer.* and the entities timeEntry and workTimer.
 *    printTemplate.*, the entity printTemplate, and tables in long texts.
 *    effects of flows and the entity approvalEffect (older clients do not show what a request has brought about),
 *    fields that steps hide and hidden of recordUser (older clients show such fields as empty).
 *    dialog.setRules, rules of dialogs, writeTime of dialogUser, and notices among messages (older clients say that they do not know those).
 *    message.report, report.*, the entity messageReport and notices of reports and of decisions about them (older clients leave those out).
 *    field.*, the entity planField, fields of tasks, of task.add and task.edit, and what their log says of them.
 *    messageDays, fileDays, keepPinned and keepTaskChats of setting.save and in its row, setting.countExpired, -1 as withdrawUserId.
 *    incoming.*, and what other services post.
 *    bot.commands, bot.setCommands and the entity botCommand.
 *    labels 1 to 12 of examine.add, which are refused by a code of theirs.
 *    approval and approvalFlow as kinds of audit.list, lists of ids in its details, and approvalId, by which it is asked.
 *    recheckType, userList and deptList of examine.add may be left out, as may ids of its nodes;
 *    labels of flows and requests (0, 100 and above), forms named by them, and summary of requests in lists;
 *    status and recordId of examine.preview, and what its steps are made of;
 *    userimg of user.editData, avatar of dialog.editGroup and in rows of dialogs,
 *    digest and digestAt of notify.save and in its row,
 *    1,000 messages and checklist items of one plan.import (what older clients bring beyond it is refused and stays with them).
 *    createUserId, startTime and endTime of approval.waitingList and approval.ccList, conditionData of examine.add may be left out, approval.devices.
 *    record.draft and the entity recordDraft,
 *    silent of flows and of requests, workingDays of deadlines, filledTime of what was done with requests,
 *    departmentId and userId of approval.insight, and how long decisions took by department and person,
 *    oaExamine.saveFields, and the words, lines and fields of oaExamine.set,
 *    conditionDataList of examine.add and of the flows that are told,
 *    formLink.*, and visitor of records,
 *    fieldExtendList of the fields of forms: columns are told below their sub-table,
 *    automation.*, the entity automation, and rule in what logs of tasks say,
 *    scan of files and of what public links show (older clients say of such a file that it is on its way), fileInfected and scanFailed
 *    as kinds of audit.list,
 *    personQuota and companyQuota of setting.save and in its row, file.storage, and uploads that are refused for them,
 *    sheet.removeRevision,
 *    chosen of copies of requests, and signatures that have to begin as pictures do,
 *    replace among what was done with requests (older clients say that they do not know it, and leave such requests alone),
 *    baseId and settlesId of file.addVersion and of files,
 *    file.shareUnits, the entity folderUnit, and ownRight of folderUser,
 *    buttons and roles of forms, and wider readers (older clients show buttons whose calls are refused),
 *    file.tiles, and tiles among the contents of files,
 *    dataInterface.*, the entity dataInterface, and dataInterface as a kind of audit.list,
 *    fieldPermissions of forms (older clients show fields without what they say, and are refused what they may not write),
 *    links of plan.import,
 *    menu.*, the entity menuItem, and menu as a kind of audit.list, user.current, form.favourite and the entity formFavourite,
 *    data interfaces of kind http (older clients ask for their rows as for those of queries), dataInterface.request, .saveHttp, .tryHttp,
 *    .hosts and .saveHosts,
 *    condition as a range of records, readersCondition of forms and condition of their roles (older clients show no more than before),
 *    commonFunction.* and the entity commonFunction,
 *    plan.setRights and rights of plans (older clients offer what is refused to them then),
 *    taskTemplate.* and the entity taskTemplate, checklist and subtasks of task.add,
 *    2,000 members of groups, message.readers (older clients show of those who read in chats of more than 100 only what a pull
 *    has brought them),
 *    text.translate, and translates of system.setting.
 *    sticker.*, message.sendSticker, the entities sticker and stickerUse, and stickers among messages (older clients say what they
 *    are called), and stickers as kind of message.search,
 *    guestLink.*, and guestLinks among the rights of plans,
 *    plan and dialog as kinds of folderUnit (older clients show such a one without its name),
 *    message.star and the entity starredMessage, dialogFolder.* and the entity dialogFolder,
 *    callouts of sheet.add and of revisions of sheets,
 *    the frame file (older clients pass it over),
 *    system.logo, logo of setting.save and in the row of the company,
 *    onCard and choices of the fields that guests see (older clients show fields in the task alone),
 *    message.sendLibraryFile,
 *    tooLarge and unscanned as scan of files (older clients open neither, and have no words for it),
 *    sheet.align, fit of revisions of sheets, and revisionId of pins, markups and what adds them (older clients show pins on
 *    revisions of other proportions where they showed them before),
 *    publicLink.pack, and folders read as packs on a visit by a public link,
 *    needsPhoto and byAnother of flow.save and of states, stateUserId and stateTime of tasks (older clients offer what is refused
 *    to them then),
 *    sheet.editRevision, width of markups and of what adds and edits them, revisionId of markup.edit (older clients draw every
 *    line of one width),
 *    sniffed of files (older clients go by their names alone), and pictures of file.image smaller than 10 MB,
 *    file.uploader below modules of one word and below forms, for sheets smaller than 500 KB alone,
 *    personal of plan.add, role and expireTime of plan.link, which of a link that has ended tells when, and works in what it tells,
 *    plan.setPlace and the entity planPlace, getColumn of plan.list, planUser, topTime and favourite in what it and plan.one tell,
 *    archiveMethod and archiveDays of plans, what edits them, and archiveDays of setting.save and of the company's setting,
 *    gone of messages that have brought a file (older clients go on listing it among files),
 *    form.setColumns and the entity columnSetting, summary and withoutSummary of record.list, and lists of two values as queryJson of fields that are
 *    chosen (they are two choices there, and no span),
 *    sort, group, columns, within and says of saved views, and of what rules ask (older clients leave them out when they save one again),
 *    groupField of record.list and groups in its reply,
 *    record.shown, groupField and withoutRule of record.list, groups in its reply, and the order and size of its pages where they are left out,
 *    and without unstored among the problems of tiles (older clients wait, as for what is being made).
 */
export const WIRE_VERSION = 2;

/** The oldest version that may write; who is older still reads, and keeps what waits. */
export const WIRE_VERSION_OLDEST = Math.max(1, WIRE_VERSION - 2);
