-- Whether somebody may read a scope is asked by both at once; whoever is in very many is not gone through.
create unique index access_user_target on access (user_id, target);
