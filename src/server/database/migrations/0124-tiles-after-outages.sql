-- What could not be made while the store was full or away is made once it can be: that said nothing of the page.
update content_tiles set state = 'waiting', problem = '', tries = 0 where state = 'failed' and problem = 'unstored';
