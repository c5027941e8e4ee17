-- When somebody's last digest went out (epoch ms, 0 = none did): whoever changes its time gets no more of them.
alter table digest_turns add column sent_time bigint not null default 0;
