-- What is larger than a scanner takes is neither clean nor infected: it stays closed, or is opened as not scanned.
alter table content_scans drop constraint content_scans_state_check;
alter table content_scans add constraint content_scans_state_check
  check (state in ('waiting', 'clean', 'infected', 'tooLarge', 'unscanned'));
