-- How many characters each person has had translated in a day.
create table translated_words (
  user_id bigint primary key,
  day date not null,
  characters bigint not null
);
