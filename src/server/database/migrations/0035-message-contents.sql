-- Pictures, files and links of a chat are found without reading all that was said in it.
create index messages_contents on messages (dialog_id, mtype, position)
  where withdraw_time = 0 and mtype in ('image', 'file');
create index messages_links on messages (dialog_id, position)
  where withdraw_time = 0 and msg->>'text' ~ 'https?://';
