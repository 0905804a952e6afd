-- Browsers that somebody has logged in with before. Wrong guesses from elsewhere do not count
-- against them. Only a hash of the random token in the browser's cookie is stored.
CREATE TABLE known_devices (
  token_hash bytea NOT NULL,
  staff_id   integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, token_hash)
);
CREATE INDEX known_devices_token ON known_devices (token_hash);

-- When an address was last let try a user name that is being guessed at, or first asked to.
CREATE TABLE login_turns (
  key   text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now(),
  turns integer NOT NULL DEFAULT 0
);

-- What a person needs to recognise a session of theirs.
ALTER TABLE sessions
  ADD COLUMN id           integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN device       text NOT NULL DEFAULT '',
  ADD COLUMN address      text NOT NULL DEFAULT '',
  -- The known device that it began on.
  ADD COLUMN known_device bytea;

-- The second factor of a login: a secret shared with an authenticator app, encrypted.
CREATE TABLE second_factors (
  staff_id     integer PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
  -- The factor in force, since when, and the newest time step whose code was accepted.
  secret       bytea,
  confirmed_at timestamptz,
  used_step    bigint NOT NULL DEFAULT 0,
  -- One that is being set up and waits for its first code.
  pending      bytea,
  pending_at   timestamptz
);

-- Single-use codes for whoever has lost the authenticator app, hashed.
CREATE TABLE recovery_codes (
  staff_id  integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at   timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- Rules for logins that an Admin sets.
CREATE TABLE login_rules (
  only_row           boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  admins_need_factor boolean NOT NULL DEFAULT false
);
INSERT INTO login_rules DEFAULT VALUES;

-- What happened around logins. Rows are only ever added, like those of the audit trail.
CREATE TABLE security_events (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL DEFAULT now(),
  kind     text NOT NULL,
  -- Whose login it is about; null when the name typed is nobody's.
  staff_id integer,
  -- The user name of whoever did it; empty where nobody was logged in.
  who      text NOT NULL DEFAULT '',
  address  text NOT NULL DEFAULT '',
  -- Details by kind: a role, a call's path. Never a password, a code or a name that was typed.
  detail   text NOT NULL DEFAULT '',
  -- How many of its kind and login there were in that hour, this one included.
  times    integer NOT NULL DEFAULT 1
);
CREATE INDEX security_events_staff ON security_events (staff_id, id DESC);
CREATE INDEX security_events_kind ON security_events (kind, id DESC);
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How many events of a kind a login has had in an hour, so that a flood is summed up.
CREATE TABLE security_event_counts (
  hour     timestamptz NOT NULL,
  kind     text NOT NULL,
  staff_id integer NOT NULL,
  times    integer NOT NULL,
  PRIMARY KEY (hour, kind, staff_id)
);
