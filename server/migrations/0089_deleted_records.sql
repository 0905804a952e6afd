-- Finds what was deleted of late, newest first. On a large trail the index takes longer than an ordinary
-- statement may.
SET LOCAL statement_timeout = 0;
CREATE INDEX audit_trail_deletions ON audit_trail (at DESC, id DESC) WHERE action = 'delete';
